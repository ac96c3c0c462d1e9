// The drafts of labelled pages before anything is placed. Reading is slow and placing is quick, so the drafts can be
// cached in a file: then only placing runs again.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { draftIfWorthShowing, draftOf } from '../../lib/journeys/read-capture.ts';
import { DraftDay } from '../../lib/model/draft.ts';
import type { Knowledge } from '../../lib/model/evidence.ts';
import { decodeHtml } from '../reading/decode-html.ts';
import { openPage } from '../reading/open-page.ts';
import { loadCorpus } from '../train/corpus.ts';

const UnplacedDraft = z.object({
  page: z.string(),
  days: z.array(DraftDay),
  destination: z.optional(z.string()),
});
export type UnplacedDraft = z.infer<typeof UnplacedDraft>;

/** Removes guessed places; what the page states stays. */
export const withoutPlaces = (days: DraftDay[]): DraftDay[] =>
  days.map((day) => ({
    ...day,
    stops: day.stops.map(({ coordinate, candidates: _candidates, ...stop }) =>
      coordinate?.origin.by === 'source' ? { ...stop, coordinate } : stop,
    ),
  }));

function keptIn(file: string | undefined): UnplacedDraft[] {
  const lines = file && existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return lines.map((line) => z.parse(UnplacedDraft, JSON.parse(line)));
}

/** Drafts the trip pages of a folder with html/ and gold/; those cached in `kept` are not read again. */
export function* unplacedDrafts(
  folder: string,
  knowledge: Knowledge,
  kept: string | undefined,
): Generator<UnplacedDraft> {
  const before = new Map(keptIn(kept).map((draft) => [draft.page, draft]));
  for (const { slug, html, gold } of loadCorpus(folder)) {
    if (gold.kind === 'not-a-trip') continue;
    const earlier = before.get(slug);
    if (earlier) {
      if (earlier.days.length > 0) yield earlier;
      continue;
    }
    const opened = openPage(decodeHtml(html));
    const draft = opened.ok ? draftOf(opened.value, knowledge) : undefined;
    const isTrip = draft && opened.ok && draftIfWorthShowing(draft, opened.value).ok;
    const read: UnplacedDraft = {
      page: slug,
      days: isTrip ? withoutPlaces(draft.days) : [],
      ...(draft?.destination && { destination: draft.destination.value }),
    };
    if (kept) appendFileSync(kept, `${JSON.stringify(read)}\n`);
    if (isTrip) yield read;
  }
}
