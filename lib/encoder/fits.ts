// Checks that the text model's file has every tensor that the net needs.
import type { Head } from './file-head.ts';
import { marksInTable } from './page-input.ts';
import { shapesOf } from './shapes.ts';
import { Case } from './subwords.ts';

/** The families of day markers that the grammar finds, plus one index for the family that was chosen. */
const waysOfTelling = 13;

export function fits(
  { width, inner, table, layers, sentenceLayers, tensors }: Head,
  subwords: number,
): boolean {
  const { byName, has, hasMatrix, hasGains, hasStep, hasLayers } = shapesOf(tensors, width);
  const hasHead = (name: string, columns: number) => {
    const inside = byName.get(`${name}.0.weight`)?.rows ?? 0;
    return hasStep(`${name}.0`, inside, columns) && hasStep(`${name}.3`, 1, inside);
  };
  const carrier = byName.get('carrier.weight');
  return (
    // Subword ids have 16 bits.
    subwords <= 65_536 &&
    has('encoder.table.weight', ['i8', 'i4'], subwords, table) &&
    hasMatrix('encoder.widen', width, table) &&
    has('encoder.written.weight', ['f32'], Object.keys(Case).length, width) &&
    has('encoder.marks.weight', ['f32'], marksInTable, width) &&
    hasLayers('encoder.layers', layers, inner) &&
    hasGains('encoder.norm') &&
    hasStep('gather', width, 2 * width) &&
    has('ruled.weight', ['f32'], width, waysOfTelling) &&
    hasLayers('sentences', sentenceLayers, width) &&
    hasGains('norm') &&
    carrier?.kind === 'f32' &&
    // The embedding of the carrier directly follows the mention's vectors, without padding.
    carrier.columns % 8 === 0 &&
    hasStep('mention.0', width, 4 * width + carrier.columns) &&
    hasHead('opens', width) &&
    hasHead('trip', 2 * width) &&
    hasHead('several', 3 * width) &&
    hasHead('stop', 2 * width + 1) &&
    hasHead('goal', 2 * width + 1)
  );
}
