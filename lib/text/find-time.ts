// Pure: no browser, no network, no clock.
// Clock times as people write them. Durations, prices, ratios and map scales look alike and are left alone.

export interface FoundTime {
  /** "HH:mm", 24 hours. */
  time: string;
  start: number;
  end: number;
}

type Half = 'am' | 'pm' | undefined;

const halfDay = '(?<half>[ap]\\.?\\s?m\\.?)(?![\\p{L}\\d])';
const notInside = '(?<![\\p{L}\\d.,:/$€£¥])';

const patterns = [
  // 9:30 · 9.30 am · 9:30pm
  new RegExp(`${notInside}(?<hour>\\d{1,2})[:.](?<minute>\\d{2})\\s?${halfDay}`, 'giu'),
  // 7 pm
  new RegExp(`${notInside}(?<hour>\\d{1,2})\\s?${halfDay}`, 'giu'),
  // 14.30 Uhr · 14 Uhr · 9.30h
  new RegExp(`${notInside}(?<hour>\\d{1,2})(?:[:.](?<minute>\\d{2}))?\\s?(?:Uhr|hrs)(?![\\p{L}\\d])`, 'giu'),
  new RegExp(`${notInside}(?<hour>\\d{1,2})[:.](?<minute>\\d{2})\\s?h(?![\\p{L}\\d])`, 'giu'),
  // 19h30; before six o'clock it is nearly always a duration ("2h30 de marche")
  new RegExp(`${notInside}(?<hour>0[6-9]|[6-9]|1\\d|2[0-3])\\s?h\\s?(?<minute>\\d{2})(?![\\p{L}\\d])`, 'giu'),
  // 14時30分 · 14点 · 午後2時
  /(?<half>午前|午後|上午|下午)?(?<hour>\d{1,2})[時时点](?:(?<minute>\d{2})分?)?(?!間|间)/gu,
  // 9:30, alone
  new RegExp(
    `${notInside}(?<hour>\\d{1,2}):(?<minute>\\d{2})(?::\\d{2})?(?![\\d:%]|[.,]\\d|\\s?[$€£¥])`,
    'gu',
  ),
];

// "a ratio of 3:10", "scale 1:50", "won 2:10"
const comparison = /(ratio|scale|score|odds|maßstab|échelle|escala|scala)\D{0,8}$/i;

function halfOf(word: string | undefined): Half {
  if (!word) return undefined;
  return /^p|午後|下午/i.test(word) ? 'pm' : 'am';
}

function clock(hour: number, minute: number, half: Half): string | undefined {
  if (minute > 59 || hour > 23) return undefined;
  if (half && (hour > 12 || hour === 0))
    return half === 'pm' && hour > 12 ? written(hour, minute) : undefined;
  if (half === 'pm') return written((hour % 12) + 12, minute);
  return written(half === 'am' ? hour % 12 : hour, minute);
}

const written = (hour: number, minute: number) =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/** Every clock time in `text`, in order: "open 9.30 am to 7 pm" → 09:30 and 19:00. */
export function findTimes(text: string): FoundTime[] {
  const found: FoundTime[] = [];
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const { hour, minute, half } = match.groups ?? {};
      const time = clock(Number(hour), Number(minute ?? 0), halfOf(half));
      const start = match.index;
      const end = start + match[0].length;
      const isTaken = found.some((other) => start < other.end && other.start < end);
      if (time && !isTaken && !comparison.test(text.slice(0, start))) found.push({ time, start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** First clock time in `text`: "from 7.30pm" → "19:30"; "24:59" → undefined. */
export function findTime(text: string): FoundTime | undefined {
  return findTimes(text)[0];
}
