// Walks through a list page by page. Cursors are opaque: they are sent back as received and never made up.
import type { Summary, SummaryPage } from '../model/itinerary.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { isMarkedLast } from './lists.ts';

/** 10,000 itineraries at 50 a page: nobody has more. */
const maxPages = 200;
/** A page without new entries may come from a list that has shifted; this many in a row mean that it never ends. */
const maxPagesWithoutNews = 3;

export type ReadPage<F> = (cursor: string | undefined) => Promise<Result<SummaryPage, F>>;
export type EndlessList = { kind: 'service-not-understood'; reason: 'endless-list' };

export class PageWalk<F extends { kind: string }> {
  /** The whole list has been read. */
  isOver = false;
  private isEndless = false;
  private readonly read: ReadPage<F>;
  private readonly seen = new Set<string>();
  private readonly cursors = new Set<string>();
  private cursor: string | undefined;
  private pages = 0;
  private withoutNews = 0;

  /** `readWith` sends the whole query with each cursor, `readAlone` only the cursor. */
  constructor(readWith: ReadPage<F>, readAlone: ReadPage<F>) {
    // After starting again, the same cursors are valid once more.
    this.read = withCursorRecovery(readWith, readAlone, () => this.cursors.clear());
  }

  /** The new entries of the next page. After a failure it can be called again and continues there. */
  async next(): Promise<Result<Summary[], F | EndlessList>> {
    if (this.isOver) return ok([]);
    if (this.isEndless) return fail({ kind: 'service-not-understood', reason: 'endless-list' });
    const page = await this.read(this.cursor);
    if (!page.ok) return page;
    const news = this.newIn(page.value);
    this.goOn(page.value, news.length > 0);
    return ok(news);
  }

  private newIn({ data }: SummaryPage): Summary[] {
    const news: Summary[] = [];
    for (const summary of data) {
      if (!this.seen.has(summary.id)) news.push(summary);
      this.seen.add(summary.id);
    }
    return news;
  }

  private goOn(page: SummaryPage, hasNews: boolean): void {
    const next = page.nextCursor;
    this.isOver = next === undefined || isLast(page, this.cursor);
    if (this.isOver || next === undefined) return;
    this.pages += 1;
    this.withoutNews = hasNews ? 0 : this.withoutNews + 1;
    this.isEndless =
      this.cursors.has(next) || this.withoutNews >= maxPagesWithoutNews || this.pages >= maxPages;
    this.cursors.add(next);
    this.cursor = next;
  }
}

/** The ways services mark the end: no cursor, an explicit field, or an empty page whose cursor leads to itself. */
const isLast = (page: SummaryPage, cursor: string | undefined): boolean =>
  !page.nextCursor || isMarkedLast(page) || (page.data.length === 0 && page.nextCursor === cursor);

/**
 * Reads a page and copes with a refused cursor. Some cursors imply the rest of the query and must be sent alone; others
 * have expired: then it starts from the beginning, once. Entries already returned are not returned twice.
 */
function withCursorRecovery<F extends { kind: string }>(
  readWith: ReadPage<F>,
  readAlone: ReadPage<F>,
  onBeginAgain: () => void,
): ReadPage<F> {
  let read = readWith;
  let hasBegunAgain = false;
  return async (cursor) => {
    const page = await read(cursor);
    if (page.ok || cursor === undefined || !isAboutCursor(page.failure)) return page;
    if (read === readWith) {
      const alone = await readAlone(cursor);
      if (alone.ok) read = readAlone;
      if (alone.ok) return alone;
    }
    if (hasBegunAgain) return page;
    hasBegunAgain = true;
    onBeginAgain();
    read = readWith;
    return read(undefined);
  };
}

const isAboutCursor = ({ kind }: { kind: string }) => kind === 'refused' || kind === 'itinerary-gone';
