/**
 * Writes the features of a candidate one after the other into a row of numbers. Every candidate gets all of them in the
 * same order: the names are spoken only so that the row can be read.
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
