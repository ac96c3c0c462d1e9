// Searches for other people's trips, with or without words, page by page. Answers to older questions are never shown.
import { PageWalk } from '../api/page-walk.ts';
import type { ExploreFailure, ExploreQuestion, ExploreResults } from '../model/explore.ts';
import type { Summary, SummaryPage } from '../model/itinerary.ts';
import type { Result } from '../model/result.ts';

export interface ExplorePageAsk extends ExploreQuestion {
  cursor?: string;
  /** Sends the cursor alone: it implies the rest of the query. */
  isAlone?: boolean;
}

export interface ExploreEdges {
  readPage: (ask: ExplorePageAsk) => Promise<Result<SummaryPage, ExploreFailure>>;
  show: (found: ExploreResults) => void;
}

/** Longer than any real query; services refuse more. */
const maxLetters = 200;

/** "  Lisbon \n in May " → "Lisbon in May" */
export const asQuestion = (text: string): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, maxLetters).trim();

/** "Lisbon, Portugal" → "Lisbon": the name people use, without the rest of the address. */
export const placeIn = (destination: string | undefined): string | undefined =>
  asQuestion(destination?.split(/[,،、，(/]/)[0] ?? '') || undefined;

export class ExploreSearch {
  private readonly edges: ExploreEdges;
  private walk: PageWalk<ExploreFailure> | undefined;
  private trips: Summary[] = [];
  private text = '';
  private isReading = false;

  constructor(edges: ExploreEdges) {
    this.edges = edges;
  }

  /** Starts a new query and ignores late answers to earlier ones. */
  async ask({ text, isFollowing }: ExploreQuestion): Promise<void> {
    const question = { text: asQuestion(text), isFollowing };
    this.walk = new PageWalk<ExploreFailure>(
      (cursor) => this.edges.readPage({ ...question, ...(cursor !== undefined && { cursor }) }),
      (cursor) =>
        this.edges.readPage({ text: '', isFollowing: false, isAlone: true, ...(cursor && { cursor }) }),
    );
    this.isReading = false;
    this.text = question.text;
    this.edges.show({ is: 'asking', text: this.text, trips: this.trips });
    this.trips = [];
    await this.read();
  }

  /** Reads the next page, or retries the one that failed. A second call while reading does nothing. */
  async more(): Promise<void> {
    if (this.isReading || !this.walk || this.walk.isOver) return;
    this.edges.show({ is: 'reading', text: this.text, trips: this.trips });
    await this.read();
  }

  private async read(): Promise<void> {
    const { walk } = this;
    if (!walk) return;
    this.isReading = true;
    const news = await walk.next();
    // A new search was started meanwhile.
    if (walk !== this.walk) return;
    this.isReading = false;
    if (news.ok) this.trips = [...this.trips, ...news.value];
    const { text, trips } = this;
    if (!news.ok) this.edges.show({ is: 'stuck', text, trips, failure: news.failure });
    else this.edges.show({ is: walk.isOver ? 'all' : 'more', text, trips });
  }
}
