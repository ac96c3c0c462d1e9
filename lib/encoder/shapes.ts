// Checks which tensors a file has and their shapes, as the kernel itself checks nothing.
import type { Tensor } from './file-head.ts';

const padded = (columns: number) => Math.ceil(columns / 8) * 8;

export interface Shapes {
  byName: ReadonlyMap<string, Tensor>;
  has: (name: string, kinds: Tensor['kind'][], rows: number, columns: number) => boolean;
  hasMatrix: (name: string, rows: number, columns: number) => boolean;
  /** One number for each column of the net. */
  hasGains: (name: string) => boolean;
  /** A matrix and its bias. */
  hasStep: (name: string, rows: number, columns: number) => boolean;
  hasLayers: (name: string, length: number, between: number) => boolean;
}

export function shapesOf(tensors: readonly Tensor[], width: number): Shapes {
  const byName = new Map(tensors.map((one) => [one.name, one]));
  const has: Shapes['has'] = (name, kinds, rows, columns) => {
    const found = byName.get(name);
    return !!found && kinds.includes(found.kind) && found.rows === rows && found.columns === columns;
  };
  const hasMatrix: Shapes['hasMatrix'] = (name, rows, columns) =>
    has(`${name}.weight`, ['i8'], rows, padded(columns));
  const hasGains: Shapes['hasGains'] = (name) => has(`${name}.weight`, ['f32'], width, 1);
  const hasLayer = (name: string, between: number) =>
    hasGains(`${name}.norm1`) &&
    hasGains(`${name}.norm2`) &&
    hasMatrix(`${name}.qkv`, 3 * width, width) &&
    hasMatrix(`${name}.out`, width, width) &&
    hasMatrix(`${name}.up`, 2 * between, width) &&
    hasMatrix(`${name}.down`, width, between);
  return {
    byName,
    has,
    hasMatrix,
    hasGains,
    hasStep: (name, rows, columns) => hasMatrix(name, rows, columns) && has(`${name}.bias`, ['f32'], rows, 1),
    hasLayers: (name, length, between) =>
      Array.from({ length }, (_, at) => `${name}.${at}`).every((one) => hasLayer(one, between)),
  };
}
