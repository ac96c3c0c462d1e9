// "Marta", "Tom Weber": a companion, or the author of the page.
import type { Candidate } from './group.ts';
import type { PageView } from './page-view.ts';
import { bits } from './vocabulary.ts';

/** Almost every personal name is also a village somewhere; from this prominence on, the town is meant more often. */
const minProminence = 0.45;

/** Given names, or a given and a family name, without a kind of place; no known town or sight has the name. */
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
