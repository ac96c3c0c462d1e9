// Whether the text model's file has every tensor that the net asks for.
import type { Head } from './file-head.ts';
import { marksInTable } from './page-input.ts';
import { shapesOf } from './shapes.ts';
import { Case } from './subwords.ts';

/** Ways of telling days that grammar finds, and the one it believes. */
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
    // Subwords are numbered in 16 bits.
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
    // How a mention is set stands behind its vectors, with nothing in between.
    carrier.columns % 8 === 0 &&
    hasStep('mention.0', width, 4 * width + carrier.columns) &&
    hasHead('opens', width) &&
    hasHead('trip', 2 * width) &&
    hasHead('several', 3 * width) &&
    hasHead('stop', 2 * width + 1) &&
    hasHead('goal', 2 * width + 1)
  );
}
