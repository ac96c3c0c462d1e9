// Whether a file has every tensor that the net asks for, in the shape it asks for: the kernel itself checks nothing.
import type { Head, Tensor } from './file-head.ts';
import { marksInTable } from './page-input.ts';
import { Case } from './subwords.ts';

/** Ways of telling days that grammar finds, and the one it believes. */
const waysOfTelling = 13;

const padded = (columns: number) => Math.ceil(columns / 8) * 8;

export function fits(
  { width, inner, table, layers, sentenceLayers, tensors }: Head,
  subwords: number,
): boolean {
  const byName = new Map(tensors.map((one) => [one.name, one]));
  const has = (name: string, kinds: Tensor['kind'][], rows: number, columns: number) => {
    const found = byName.get(name);
    return !!found && kinds.includes(found.kind) && found.rows === rows && found.columns === columns;
  };
  const hasMatrix = (name: string, rows: number, columns: number) =>
    has(`${name}.weight`, ['i8'], rows, padded(columns));
  const hasGains = (name: string) => has(`${name}.weight`, ['f32'], width, 1);
  const hasStep = (name: string, rows: number, columns: number) =>
    hasMatrix(name, rows, columns) && has(`${name}.bias`, ['f32'], rows, 1);
  const hasHead = (name: string, columns: number) => {
    const inside = byName.get(`${name}.0.weight`)?.rows ?? 0;
    return hasStep(`${name}.0`, inside, columns) && hasStep(`${name}.3`, 1, inside);
  };
  const hasLayer = (name: string, between: number) =>
    hasGains(`${name}.norm1`) &&
    hasGains(`${name}.norm2`) &&
    hasMatrix(`${name}.qkv`, 3 * width, width) &&
    hasMatrix(`${name}.out`, width, width) &&
    hasMatrix(`${name}.up`, 2 * between, width) &&
    hasMatrix(`${name}.down`, width, between);
  const hasLayers = (name: string, length: number, between: number) =>
    Array.from({ length }, (_, at) => `${name}.${at}`).every((one) => hasLayer(one, between));
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
