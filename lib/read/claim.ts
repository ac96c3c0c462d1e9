import { type Capture, hasText, type TextBlock } from '../model/capture.ts';
import type { Claim, Evidence, Place } from '../model/evidence.ts';

/** Makes evidence in the name of one reader. */
export const claimsOf =
  (reader: string) =>
  <C extends Claim>(claim: C, at: Place, trust: number, seen?: Evidence<C>['seen']): Evidence<C> => ({
    claim,
    at,
    reader,
    trust,
    ...(seen && { seen }),
  });

/** The blocks that have text, with their positions in the capture. */
export const textBlocks = (capture: Capture): { block: TextBlock; index: number }[] =>
  capture.blocks.flatMap((block, index) => (hasText(block) ? [{ block, index }] : []));
