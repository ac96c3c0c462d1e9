// Many pages are still laid out with tables: only a table of facts becomes rows.

const layout = 'table, h1, h2, h3, h4, h5, h6, ul, ol, figure, iframe';

/** True for a table whose rows say something together; false where its cells are just boxes on the page. */
export function isTableOfFacts(table: Element): boolean {
  const role = table.getAttribute('role');
  if (role === 'presentation' || role === 'none') return false;
  if (table.querySelector(layout)) return false;
  return [...table.querySelectorAll('tr')].some((row) => row.children.length > 1);
}

// Wider cells are a mistake, or meant to be.
const maxSpan = 40;

function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number {
  const span = Number.parseInt(cell.getAttribute(name) ?? '1', 10);
  return span > 1 ? Math.min(span, maxSpan) : 1;
}

/** Keeps the columns of one table in their places where cells reach over several rows or columns. */
export class Columns {
  /** The names of the columns, once a row of names has been seen. */
  header: string[] | undefined;
  /** How many more rows the cell above reaches into, for each column. */
  readonly #reach: number[] = [];
  #column = 0;
  #cells = 0;
  #headCells = 0;
  #rows = 0;

  startRow(): void {
    // What reached past the end of the row before has reached one row further as well.
    for (; this.#column < this.#reach.length; this.#column += 1) {
      this.#reach[this.#column] = Math.max(0, (this.#reach[this.#column] ?? 0) - 1);
    }
    this.#column = 0;
    this.#cells = 0;
    this.#headCells = 0;
  }

  /** How many columns before this cell are taken by cells of rows above. */
  enterCell(cell: Element): number {
    let taken = 0;
    while ((this.#reach[this.#column] ?? 0) > 0) {
      this.#reach[this.#column] = (this.#reach[this.#column] ?? 0) - 1;
      this.#column += 1;
      taken += 1;
    }
    this.#cells += 1;
    if (cell.tagName === 'TH') this.#headCells += 1;
    return taken;
  }

  /** How many columns the cell fills. */
  leaveCell(cell: Element): number {
    const wide = spanOf(cell, 'colspan');
    const high = spanOf(cell, 'rowspan');
    for (let step = 0; step < wide; step += 1) this.#reach[this.#column + step] = high - 1;
    this.#column += wide;
    return wide;
  }

  /** What the columns of this row are called, unless it is the row that names them. */
  endRow(cells: string[]): string[] | undefined {
    const namesColumns = this.#rows === 0 && this.#cells > 1 && this.#headCells === this.#cells;
    this.#rows += 1;
    if (!namesColumns) return this.header;
    this.header = cells;
    return undefined;
  }
}
