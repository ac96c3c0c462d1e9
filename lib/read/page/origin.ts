import { compass, fromTo, startsFrom } from '../../languages/names.ts';
import type { Capture } from '../../model/capture.ts';
import { type Evidence, type Knowledge, type Reader, titleBlock } from '../../model/evidence.ts';
import { anyCase } from '../../text/any-case.ts';
import { letter, wordStart } from '../../text/letters.ts';
import { claimsOf, textBlocks } from '../claim.ts';

const claim = claimsOf('page/origin');

const word = `\\p{Lu}[${letter}'’.-]*`;
const spaced = `${word}(?:\\s(?:(?:de|da|do|del|of|la|le|am|an der)\\s)?${word}){0,3}`;
const name = `(?:${spaced}|[\\p{Script=Han}\\p{Script=Katakana}]{2,8})`;
const pattern = new RegExp(
  `${wordStart}(?<cue>${anyCase(Object.values(startsFrom).join('|'))})\\s{0,3}(?<name>${name})`,
  'u',
);
const ways = Object.values(fromTo).map(
  ({ before, between }) =>
    new RegExp(
      `${wordStart}(?:${anyCase(before)})\\s(?<name>${spaced})\\s(?:${anyCase(between)})\\s(?<goal>${spaced})`,
      'u',
    ),
);
const label = /[:：]$/u;
const direction = new RegExp(`^(?:${anyCase(Object.values(compass).join('|'))})$`, 'u');
// Further down, "we left from …" is about a single leg.
const latestShare = 0.4;
// Less known are hamlets with the names of words: titles may capitalise everything.
const minProminence = 0.3;
// A longer title is a paragraph.
const maxTitleLength = 300;

const bare = (found: string | undefined) => found?.replace(/(?<![.’'-])[.’'-]+$/u, '') ?? '';

const isPlace = (found: string, { lookUpPlace }: Knowledge, minimum = 0) =>
  !direction.test(found) && (lookUpPlace?.(found).some(({ prominence }) => prominence >= minimum) ?? false);

/** "From Porto to Faro by bike": the start of the route in the title. Both ends must be known places. */
function fromTitle({ title }: Capture, knowledge: Knowledge): Evidence[] {
  for (const way of ways) {
    const match = way.exec(title.slice(0, maxTitleLength));
    const [from, goal] = [bare(match?.groups?.name), bare(match?.groups?.goal)];
    if (!match || ![from, goal].every((end) => isPlace(end, knowledge, minProminence))) continue;
    const start = match.index + match[0].indexOf(from);
    return [
      claim({ kind: 'origin', name: from }, { block: titleBlock, start, end: start + from.length }, 0.4),
    ];
  }
  return [];
}

function fromText(capture: Capture, knowledge: Knowledge): Evidence[] {
  const latest = Math.max(12, capture.blocks.length * latestShare);
  return textBlocks(capture).flatMap(({ block, index }) => {
    if (index > latest || block.kind === 'caption') return [];
    const match = pattern.exec(block.text);
    const found = bare(match?.groups?.name);
    if (!match || found === '') return [];
    // After a label there is a place; after "off in" there may be a direction.
    const isSure = label.test(match.groups?.cue ?? '') || !knowledge.lookUpPlace;
    if (!isSure && !isPlace(found, knowledge)) return [];
    const start = match.index + match[0].length - (match.groups?.name?.length ?? 0);
    return [claim({ kind: 'origin', name: found }, { block: index, start, end: start + found.length }, 0.5)];
  });
}

/** Where the traveller sets out, only where the page states it: "Departure: Lyon". */
export const origin: Reader = {
  name: 'page/origin',
  read: (capture, knowledge) => [...fromTitle(capture, knowledge), ...fromText(capture, knowledge)],
};
