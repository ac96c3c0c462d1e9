// Orders and compares claims, so that the draft is the same whatever order they arrive in.
import type { Capture } from '../model/capture.ts';
import type { Sourced } from '../model/draft.ts';
import { type Claim, type Evidence, structuredBlock } from '../model/evidence.ts';
import { sentenceAt } from '../text/sentence-at.ts';
import { wordsAt } from '../text/words-at.ts';

const keyOf = ({ claim, reader, trust }: Evidence) => `${reader} ${trust} ${JSON.stringify(claim)}`;

/** The same claim by the same reader about the same words counts once. */
const isSame = (a: Evidence, b: Evidence | undefined) =>
  b !== undefined &&
  a.at.block === b.at.block &&
  a.at.start === b.at.start &&
  a.at.end === b.at.end &&
  keyOf(a) === keyOf(b);

/** In source order, each once; claims about the same words are ordered by their content. */
export function inSourceOrder(evidence: readonly Evidence[]): Evidence[] {
  return evidence
    .map((entry) => ({ entry, key: keyOf(entry) }))
    .sort(
      (a, b) =>
        a.entry.at.block - b.entry.at.block ||
        a.entry.at.start - b.entry.at.start ||
        a.entry.at.end - b.entry.at.end ||
        (a.key < b.key ? -1 : Number(a.key > b.key)),
    )
    .map(({ entry }) => entry)
    .filter((entry, index, all) => !isSame(entry, all[index - 1]));
}

/** The claims of one kind, typed as such. */
export const claimsOfKind = <K extends Claim['kind']>(
  evidence: Evidence[],
  kind: K,
): Evidence<Extract<Claim, { kind: K }>>[] =>
  evidence.filter((entry): entry is Evidence<Extract<Claim, { kind: K }>> => entry.claim.kind === kind);

/** The most trusted one; of equals, the first in the source. */
export function best<E extends Evidence>(evidence: readonly E[]): E | undefined {
  return evidence.reduce<E | undefined>(
    (top, entry) => (!top || entry.trust > top.trust ? entry : top),
    undefined,
  );
}

/** Structured data stands in no block, so the value itself serves as its words. */
const wordsFor = (capture: Capture, at: Evidence['at'], value: unknown): string =>
  at.block === structuredBlock && typeof value === 'string' ? value : wordsAt(capture, at);

/** A value for the draft, with its source words and its confidence. */
export function sourcedFrom<T>(capture: Capture, { at, reader, trust }: Evidence, value: T): Sourced<T> {
  const words = wordsFor(capture, at, value);
  const sentence = sentenceAt(capture, at);
  const around = sentence === undefined || sentence === words ? {} : { sentence };
  return { value, origin: { by: 'source', ...at, reader, words, ...around }, confidence: trust };
}
