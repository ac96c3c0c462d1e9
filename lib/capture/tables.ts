// Tells tables of facts from layout tables, which many pages still use: only the former become rows.

const layout = 'table, h1, h2, h3, h4, h5, h6, ul, ol, figure, iframe';

/** True for a table whose rows belong together; false where the cells are just boxes on the page. */
export function isTableOfFacts(table: Element): boolean {
  const role = table.getAttribute('role');
  if (role === 'presentation' || role === 'none') return false;
  if (table.querySelector(layout)) return false;
  return [...table.querySelectorAll('tr')].some((row) => row.children.length > 1);
}

// Wider cells are a mistake or hostile.
const maxSpan = 40;

function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number {
  const span = Number.parseInt(cell.getAttribute(name) ?? '1', 10);
  return span > 1 ? Math.min(span, maxSpan) : 1;
}

/** Keeps a table's columns in place where cells span several rows or columns. */
export class Columns {
  /** The column names, once a header row has been seen. */
  header: string[] | undefined;
  /** For each column, how many more rows the cell above spans. */
  readonly #reach: number[] = [];
  #column = 0;
  #cells = 0;
  #headCells = 0;
  #rows = 0;

  startRow(): void {
    // Cells that span rows beyond the end of the previous row have used up one more row too.
    for (; this.#column < this.#reach.length; this.#column += 1) {
      this.#reach[this.#column] = Math.max(0, (this.#reach[this.#column] ?? 0) - 1);
    }
    this.#column = 0;
    this.#cells = 0;
    this.#headCells = 0;
  }

  /** How many columns before this cell are taken by cells from rows above. */
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

  /** The column names for this row, unless it is the header row itself. */
  endRow(cells: string[]): string[] | undefined {
    const namesColumns = this.#rows === 0 && this.#cells > 1 && this.#headCells === this.#cells;
    this.#rows += 1;
    if (!namesColumns) return this.header;
    this.header = cells;
    return undefined;
  }
}
