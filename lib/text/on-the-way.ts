import { ofMuseums, rides, travelling, vehicles } from '../languages/times.ts';
import { categoryOfName } from './category.ts';
import { fold } from './fold.ts';
import { allWords } from './language-rows.ts';
import { isLineLead } from './opens-with-time.ts';
import { wordPattern } from './word-pattern.ts';

const isTravelling = wordPattern(travelling);
const isVehicle = new Set(allWords(vehicles).map(fold));
const isOfMuseums = new Set(allWords(ofMuseums).map(fold));
// The first words of a plan's line say whether the traveller is at a place or going there.
const reach = 28;

/** Removes the vehicle from "Train Museum" and "Musée du Train": it is on show and carries nobody. */
function withoutMuseums(opening: string): string {
  const words = opening.split(' ');
  const isMuseum = (at: number) => categoryOfName(words[at] ?? '') === 'museum';
  const isOfMuseum = (at: number) => {
    if (!isVehicle.has(fold(words[at] ?? ''))) return false;
    if (isMuseum(at + 1)) return true;
    const isJoined = isOfMuseums.has(fold(words[at - 1] ?? ''));
    return isJoined && (isMuseum(at - 2) || (isOfMuseums.has(fold(words[at - 2] ?? '')) && isMuseum(at - 3)));
  };
  return words.filter((_, at) => !isOfMuseum(at)).join(' ');
}

/** "– Walk south to the tower", "Saída para o porto"; not "The tower by night". */
export function isOnTheWay(line: string): boolean {
  // "⇥The tower⇥Walk along the wall": only the first cell with text, and only one line of it.
  const [opening = ''] = line
    .slice(0, reach)
    .trimStart()
    .split(/[\t\n]/u, 1);
  // A word cut in half may look like another.
  const cut = opening.length < reach ? opening.length : opening.lastIndexOf(' ');
  const whole = cut < 0 ? opening : opening.slice(0, cut);
  return carrier.test(whole) || (isTravelling.test(whole) && isTravelling.test(withoutMuseums(whole)));
}
// The emoji of a plane, a train, a bus or a car means a ride in every language. Ships are often the sight itself.
const carrier = /[✈🛫🛬🚂🚃🚄🚅🚆🚇🚈🚉🚊🚋🚌🚍🚐🚕🚖🚗🚘🚙]/u;

const isRide = wordPattern(rides);
// "Take the metro from the old harbour's stop to the park": the start may come before the destination.
const rideReach = 100;

// "Express 12 ⇥ North Station → South Station": several arrows are a walk from sight to sight.
const onlyArrow = /^[^→➔➜⇒]*[→➔➜⇒](?=[^→➔➜⇒]*$)/u;
const firstLine = (line: string) => line.slice(0, rideReach).split(/(?<=\S)\n/u, 1)[0] ?? '';

/** Where the only arrow ends; the destination follows it: "🚗 The port →|The lake". */
export const arrowEnd = (line: string): number | undefined => onlyArrow.exec(firstLine(line))?.[0].length;

/**
 * Where the words before the destination end: "Drive to|the park", "– Zug nach|Bern"; undefined for "Walk along the river".
 */
export function rideEnd(line: string): number | undefined {
  const found = isRide.exec(firstLine(line));
  return found && isOnTheWay(line) ? found.index + found[0].length : undefined;
}

/** Where the arrow ends, if it is that of a ride or leads to a station. */
function carriedTo(line: string): number | undefined {
  const end = arrowEnd(line);
  if (end === undefined) return undefined;
  const [goal = ''] = firstLine(line).slice(end).split('\t', 1);
  return isOnTheWay(line) || categoryOfName(goal.trim()) === 'transport' ? end : undefined;
}

/**
 * Where the destination of a ride begins in the text after a time span. An arrow counts only in a line led by the time and
 * about a ride: between sights people walk, and in a chain of names and times it leads to the next.
 */
export function rideTarget(text: string, { start, end }: { start: number; end: number }): number | undefined {
  const rest = text.slice(end);
  const goal = rideEnd(rest) ?? (isLineLead(text, start) ? carriedTo(rest) : undefined);
  return goal === undefined ? undefined : end + goal;
}
