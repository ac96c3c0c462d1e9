// Looks up stops that are not on the map with the place search that the traveller has switched on: one name at a time,
// none twice. Results are stored as they arrive.
import type { Draft, DraftStop, Question } from '../model/draft.ts';
import { maxNamesAtOnce, type SearchProblem } from '../model/look-up.ts';
import type { PlaceAnswer } from '../model/place-answer.ts';
import type { Result } from '../model/result.ts';
import { askPlaceSearch, type PlaceSearchEdges } from './ask-place-search.ts';
import { foundOnline, isFoundOnline, type PlaceAnswers, settleFound } from './settle-found.ts';

export interface LocateEdges extends PlaceSearchEdges {
  /** Called after each name. */
  onStep: (step: LocateStep) => Promise<void>;
}

export interface LocateStep {
  /** How many names have been looked up. */
  asked: number;
  of: number;
  answers: PlaceAnswers;
}

// A service that fails this often in a row is down.
const maxFailures = 3;

/** Earlier versions stored this question as a sentence. */
const earlierSentence = 'Some places could not be looked up at';
const ownDoubts: ReadonlySet<string> = new Set([
  'search-failed',
  'found-far',
  'found-several',
  'found-unlike',
]);

const allStops = ({ days }: Draft): DraftStop[] => days.flatMap((day) => day.stops);

/** The names that would be sent, in order. */
export function namesToLocate(draft: Draft): string[] {
  const open = allStops(draft).filter(({ coordinate }) => !coordinate);
  return [...new Set(open.map(({ name }) => name.value.trim()))].filter(Boolean);
}

/** Searches with the destination first, as "Old Town" alone is everywhere; if that finds nothing, by the name alone. */
async function askAbout(
  name: string,
  { destination }: Draft,
  edges: PlaceSearchEdges,
): Promise<Result<PlaceAnswer, { kind: SearchProblem }>> {
  if (!destination) return askPlaceSearch(name, edges);
  const within = await askPlaceSearch(`${name}, ${destination.value}`, edges);
  return within.ok && within.value.places.length === 0 ? askPlaceSearch(name, edges) : within;
}

// After these there is no point in going on.
const final: ReadonlySet<SearchProblem> = new Set(['ended', 'refused', 'offline', 'busy']);

/** The same edges, which abort before the name that exceeds the limit. Cached answers do not count. */
function withNameLimit(edges: LocateEdges): { edges: LocateEdges; begin: () => void; isFull: () => boolean } {
  const full = new AbortController();
  let sent = 0;
  let isSent = false;
  const turn = async () => {
    if (!isSent) sent += 1;
    isSent = true;
    if (sent > maxNamesAtOnce) full.abort();
    else await edges.turn();
  };
  return {
    edges: { ...edges, turn, signal: AbortSignal.any([edges.signal, full.signal]) },
    begin: () => {
      isSent = false;
    },
    isFull: () => full.signal.aborted,
  };
}

/** Undefined when finished. Started again, it goes on with the names that were not looked up yet. */
export async function locateStops(draft: Draft, all: LocateEdges): Promise<SearchProblem | undefined> {
  const names = namesToLocate(draft);
  const answers = new Map<string, PlaceAnswer>();
  const { edges, begin, isFull } = withNameLimit(all);
  let inARow = 0;
  for (const [index, name] of names.entries()) {
    begin();
    const answer = await askAbout(name, draft, edges);
    if (isFull()) return 'paused';
    inARow = answer.ok ? 0 : inARow + 1;
    if (answer.ok) answers.set(name, answer.value);
    else if (final.has(answer.failure.kind) || inARow === maxFailures) return answer.failure.kind;
    await edges.onStep({ asked: index + 1, of: names.length, answers });
  }
  // Every name failed, but there were too few to give up earlier.
  return inARow > 0 && inARow === names.length ? 'nonsense' : undefined;
}

export interface Located {
  draft: Draft;
  found: number;
  toChoose: number;
}

/** The draft with the places found. A coordinate that a stop was given meanwhile stays. */
export function withLocated(draft: Draft, answers: PlaceAnswers): Located {
  const settled = settleFound(draft, answers);
  const questions: Question[] = [];
  let found = 0;
  const locate = (stop: DraftStop): DraftStop => {
    const place = settled.get(stop.name.value.trim());
    if (!place || (stop.coordinate && !isFoundOnline(stop))) return stop;
    const { coordinate: _before, ...open } = stop;
    const offline = (stop.candidates ?? []).filter(({ by }) => by !== 'online');
    const candidates = [...place.candidates, ...offline];
    if (place.is === 'placed') {
      found += 1;
      return { ...open, candidates, coordinate: foundOnline(place.candidates[0].coordinate) };
    }
    questions.push({ stopId: stop.id, doubt: place.doubt });
    return { ...open, candidates };
  };
  const days = draft.days.map((day) => ({ ...day, stops: day.stops.map(locate) }));
  const others = draft.questions.filter(({ doubt }) => !doubt || !ownDoubts.has(doubt.kind));
  return {
    draft: { ...draft, days, questions: [...others, ...questions] },
    found,
    toChoose: questions.length,
  };
}

/** The stop without what was found online. */
function asRead(stop: DraftStop): DraftStop {
  const { coordinate: _found, ...unplaced } = stop;
  const placed = isFoundOnline(stop) ? unplaced : stop;
  const offline = stop.candidates?.filter(({ by }) => by !== 'online');
  if (offline?.length === stop.candidates?.length) return placed;
  const { candidates: _all, ...bare } = placed;
  return offline && offline.length > 0 ? { ...placed, candidates: offline } : bare;
}

/** The draft as it was read, for checking whether a page has changed. */
export function withoutLocated(draft: Draft): Draft {
  const days = draft.days.map((day) => ({ ...day, stops: day.stops.map(asRead) }));
  const questions = draft.questions.filter(
    ({ doubt, sentence }) => !(doubt && ownDoubts.has(doubt.kind)) && !sentence?.startsWith(earlierSentence),
  );
  return { ...draft, days, questions };
}
