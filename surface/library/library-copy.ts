// The local copy of the service's lists, as a surface shows it: read once, sorted once, filtered with every letter typed.
import type { SortName } from '../../components/library/library-view.ts';
import { fits, needlesOf, sortListed } from '../../lib/journeys/library-search.ts';
import type { Listed, ListFilter, ListSync } from '../../lib/model/listed.ts';
import { language } from '../../lib/words/words.ts';
import type { LibraryOutside } from './library-outside.ts';

export interface RowQuery {
  filter: ListFilter;
  text: string;
  sort: SortName;
}

const nothing: readonly Listed[] = [];

export class LibraryCopy {
  private readonly outside: LibraryOutside | undefined;
  private readonly accountId: string;
  private rows: readonly Listed[] = [];
  private syncs: ListSync[] = [];
  /** False while only the newest rows have been read. */
  isAllRead = false;
  /** The ids of all rows; undefined until all have been read. */
  ids: ReadonlySet<string> | undefined;
  /** The number of rows in each list that has ever been synced. */
  counts: Partial<Record<ListFilter, number>> = {};
  private sorted:
    | { of: readonly Listed[]; filter: ListFilter; sort: SortName; rows: readonly Listed[] }
    | undefined;
  private last: { text: string; in: readonly Listed[]; rows: readonly Listed[] } | undefined;

  constructor(outside: LibraryOutside | undefined, accountId: string) {
    this.outside = outside;
    this.accountId = accountId;
  }

  asOf(filter: ListFilter): number | undefined {
    return this.syncs.find((sync) => sync.filter === filter)?.lookedAt;
  }

  /** Enough rows for the first screen. */
  async readNewest(): Promise<void> {
    if (!this.outside || this.isAllRead) return;
    const [rows, syncs] = await Promise.all([
      this.outside.newest(this.accountId),
      this.outside.syncs(this.accountId),
    ]);
    if (this.isAllRead) return;
    this.rows = rows;
    this.syncs = syncs;
  }

  /** For a sync without news: only its time has changed. */
  async readSyncs(): Promise<void> {
    if (!this.outside) return;
    this.syncs = await this.outside.syncs(this.accountId);
    this.counts = countsOf(this.rows, this.syncs);
  }

  async readAll(): Promise<void> {
    if (!this.outside) return;
    const syncs = await this.outside.syncs(this.accountId);
    const rows: Listed[] = [];
    for await (const portion of this.outside.every(this.accountId)) rows.push(...portion);
    this.rows = rows;
    this.syncs = syncs;
    this.isAllRead = true;
    this.ids = new Set(rows.map(({ id }) => id));
    this.counts = countsOf(rows, syncs);
  }

  find({ filter, text, sort }: RowQuery): readonly Listed[] {
    const all = this.sortedRows(filter, sort);
    const needles = needlesOf(text);
    if (needles.length === 0) return all;
    const { last } = this;
    // A longer query matches only what its beginning matched.
    const among = last && last.in === all && text.startsWith(last.text) ? last.rows : all;
    const rows = among.filter(({ words }) => fits(words, needles));
    this.last = { text, in: all, rows };
    return rows;
  }

  private sortedRows(filter: ListFilter, sort: SortName): readonly Listed[] {
    const { sorted } = this;
    if (sorted?.of === this.rows && sorted.filter === filter && sorted.sort === sort) return sorted.rows;
    const on = this.rows.filter(({ filters }) => filters.includes(filter));
    const today = new Date().toISOString().slice(0, 10);
    const rows = on.length === 0 ? nothing : sortListed(on, sort, { today, language: language() });
    this.sorted = { of: this.rows, filter, sort, rows };
    return rows;
  }
}

function countsOf(rows: readonly Listed[], syncs: ListSync[]): Partial<Record<ListFilter, number>> {
  const counts: Partial<Record<ListFilter, number>> = {};
  for (const { filter } of syncs) counts[filter] = 0;
  for (const { filters } of rows)
    for (const filter of filters) if (filter in counts) counts[filter] = (counts[filter] ?? 0) + 1;
  return counts;
}
