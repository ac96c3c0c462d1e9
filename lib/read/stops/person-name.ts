// "Marta", "Tom Weber": who came along, or who told of it.
import type { Candidate } from './group.ts';
import type { PageView } from './page-view.ts';
import { bits } from './vocabulary.ts';

/** Somewhere there is a village called like everybody; towns from here on are meant more often than people. */
const minProminence = 0.45;

/** Given names, or one and a family's, of no kind of place: neither a known town nor a sight is called so. */
export function isPersonName({ knowledge }: PageView, { name, tokens }: Candidate): boolean {
  const words = tokens.map(({ word }) => word).filter(({ classes }) => (classes & bits.connectors) === 0);
  const [first, ...others] = words;
  const isPerson =
    first?.isGiven === true &&
    others.every(({ isGiven, isFamily }) => isGiven || isFamily) &&
    words.every(({ kind }) => kind === undefined);
  if (!isPerson) return false;
  const isTown = knowledge.lookUpPlace?.(name).some(({ prominence }) => prominence >= minProminence);
  return !isTown && !knowledge.lookUpSight?.(name).length;
}
