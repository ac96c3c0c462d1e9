// Starts a draft by hand when the page yields nothing: empty, from a pasted list, or from names on the page.
import type { Clip } from '../model/clip.ts';
import type { Draft, DraftDay, DraftStop } from '../model/draft.ts';
import type { Knowledge } from '../model/evidence.ts';
import type { KeepFailure, ReadFailure } from '../model/failure.ts';
import { ok, type Result } from '../model/result.ts';
import { findMentions } from '../places/find-mentions.ts';
import { t } from '../words/words.ts';
import { type Pasted, readPasted } from './read-pasted.ts';

export interface ByHandEdges {
  knowledge: Knowledge;
  keep: (clip: Clip) => Promise<Result<Clip, KeepFailure>>;
  now: () => Date;
  newId: () => string;
}

export interface ByHandAsk {
  /** The page the traveller is on; both fields may be empty. */
  page: { url: string; title: string };
  /** A pasted list; undefined for an empty draft. */
  text?: string;
  /** Names on the page that may be stops: the first becomes one, the others are offered. */
  names?: DraftStop[];
}

const reader = 'journeys/start-by-hand';

/** "Lisbon in May: what to wear" → "Lisbon". */
function destinationIn(title: string, { lookUpPlace }: Knowledge): string | undefined {
  const mentions = lookUpPlace ? findMentions(title, lookUpPlace) : [];
  const ranked = mentions.map(({ name, candidates }) => ({ name, rank: candidates[0]?.prominence ?? 0 }));
  return ranked.toSorted((a, b) => b.rank - a.rank)[0]?.name;
}

function draftOf(pageTitle: string, pasted: Pasted, knowledge: Knowledge): Draft {
  const title = pasted.title ?? pageTitle.trim();
  const destination = destinationIn(title, knowledge);
  return {
    title: {
      value: title || t('byHand.untitled'),
      origin: pasted.title ? { by: 'traveller' } : { by: 'guess', reader },
      confidence: 0.5,
    },
    ...(destination && {
      destination: { value: destination, origin: { by: 'guess', reader }, confidence: 0.5 },
    }),
    days: pasted.days,
    packing: [],
    expenses: [],
    reservations: [],
    questions: pasted.questions,
    confidence: 1,
  };
}

export async function startByHand(
  { page, text, names: [first, ...also] = [] }: ByHandAsk,
  edges: ByHandEdges,
): Promise<Result<Clip, ReadFailure | KeepFailure>> {
  const day: DraftDay = { id: edges.newId(), stops: first ? [first] : [], ...(also.length > 0 && { also }) };
  const empty: Pasted = { days: [day], hasDays: false, questions: [] };
  const pasted =
    text === undefined ? ok(empty) : readPasted(text, destinationIn(page.title, edges.knowledge), edges);
  if (!pasted.ok) return pasted;
  return edges.keep({
    id: edges.newId(),
    source: { kind: 'page', ...page, clippedAt: edges.now().toISOString() },
    draft: draftOf(page.title, pasted.value, edges.knowledge),
    delivery: { step: 'kept' },
  });
}
