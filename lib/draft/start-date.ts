// Finds the start date of a trip whose page dates its days: "Tuesday, 14 May", "Day 3 (16.05.2019)", "5月3日".
import type { Capture } from '../model/capture.ts';
import type { Sourced } from '../model/draft.ts';
import type { Claim, Evidence, StatedDate } from '../model/evidence.ts';
import { dayAfter, isCalendarDay, weekdayOf, yearIn } from '../model/local-moment.ts';
import { claimsOfKind, sourcedFrom } from './weigh.ts';

/** A claim that opens a day or dates the trip, and the index of its day in the trip, from 0. */
export interface Opening {
  index: number;
  evidence: Evidence<Extract<Claim, { kind: 'day' | 'trip-date' }>>;
}

type Dated = Opening & StatedDate;

// From 2000 on: earlier than that nobody had a blog, and "/archives/1985" is a number.
const datedPath =
  /\/(?<year>20[0-4]\d)(?:[-/](?<month>0[1-9]|1[0-2])(?:[-/](?<day>[0-2]\d|3[01]))?(?=[-_/]|$)|(?=\/))/u;

/**
 * ".../2019/06/01/lisbon", ".../2019-06-lisbon": many blogs put the
 * date in the URL. A missing month or day is the latest possible.
 */
function dayInAddress(address: string): string | undefined {
  const { year, month = '12', day = '31' } = datedPath.exec(address)?.groups ?? {};
  return year && `${year}-${month}-${day}`;
}

/** The day the page was published, or the latest it can have been. */
const publishedBy = ({ published, address, url }: Capture): string | undefined =>
  published?.slice(0, 10) ?? dayInAddress(address ?? url);

/**
 * The possible years, the likeliest first: stated with a day or
 * in the title, then the year of publication and the one before.
 */
function yearsOf(capture: Capture, dated: Dated[]): { year: number; isStated: boolean }[] {
  const stated = [...dated.flatMap(({ year }) => year ?? []), yearIn(capture.title) ?? []].flat();
  const published = yearIn(publishedBy(capture) ?? '');
  const guessed = published === undefined ? [] : [published, published - 1];
  return [
    ...stated.map((year) => ({ year, isStated: true })),
    ...guessed.map((year) => ({ year, isStated: false })),
  ];
}

interface Start {
  day: string;
  isStated: boolean;
  by: Dated;
}

/** Every start date that some dated day of the page implies. */
function startsOf(capture: Capture, dated: Dated[]): Start[] {
  const published = publishedBy(capture);
  return yearsOf(capture, dated).flatMap(({ year, isStated }) =>
    dated.flatMap((by) =>
      by.monthDays.flatMap((monthDay) => {
        const own = `${year}-${monthDay}`;
        const isAfter = !isStated && published !== undefined && own > published;
        const fits = isCalendarDay(own) && !isAfter && (by.weekday ?? weekdayOf(own)) === weekdayOf(own);
        const day = fits ? dayAfter(own, -by.index) : undefined;
        return day === undefined ? [] : [{ day, isStated, by }];
      }),
    ),
  );
}

const agreesWith =
  (start: string) =>
  ({ index, monthDays }: Dated): boolean =>
    monthDays.includes(dayAfter(start, index)?.slice(5) ?? '');

// A day or two may be described together or left out, which shifts the later dates.
const minAgreement = 0.5;

/** Undefined where the page gives no date or no year, or dates that do not follow each other as its days do. */
export function startDateOf(capture: Capture, openings: Opening[]): Sourced<string> | undefined {
  const dated = openings.flatMap((opening) => {
    const date = opening.evidence.seen?.date;
    return date ? [{ ...opening, ...date }] : [];
  });
  let best: { start: Start; agreed: number } | undefined;
  for (const start of startsOf(capture, dated)) {
    const agreed = dated.filter(agreesWith(start.day)).length;
    if (agreed > (best?.agreed ?? 0)) best = { start, agreed };
  }
  if (!best || best.agreed < minAgreement * dated.length) return undefined;
  const { day, isStated, by } = best.start;
  if (isStated) return sourcedFrom(capture, by.evidence, day);
  // The year is a guess.
  return { value: day, origin: { by: 'guess', reader: 'draft/start-date' }, confidence: 0.5 };
}

/** The start date stated for the whole trip; undefined if it is stated for another number of days. */
export function statedStart(
  capture: Capture,
  evidence: Evidence[],
  dayCount: number,
): Sourced<string> | undefined {
  const stated = claimsOfKind(evidence, 'trip-date')
    .filter(({ claim }) => dayCount === 1 || claim.days === dayCount)
    .toSorted((a, b) => b.trust - a.trust);
  for (const found of stated) {
    const start = startDateOf(capture, [{ index: 0, evidence: found }]);
    if (start) return start;
  }
  return undefined;
}
