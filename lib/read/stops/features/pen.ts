/**
 * Writes the features of a candidate one after the other into a row. Every candidate gets all of them in the same
 * order; the names only serve to make the row readable.
 */
export class Pen {
  at = 0;
  readonly row: Float32Array;
  readonly #names: string[] | undefined;

  constructor(row: Float32Array, names?: string[]) {
    this.row = row;
    this.#names = names;
  }

  put(name: string, value: number): void {
    if (this.#names) this.#names.push(name);
    this.row[this.at] = value;
    this.at += 1;
  }

  flag(name: string, value: boolean): void {
    this.put(name, value ? 1 : 0);
  }
}
