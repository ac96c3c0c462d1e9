// A page written for learning, with its labels between the words: "we climbed to the {{Castelo}}, then {?lunch?}".
import * as z from 'zod/mini';
import type { Gold, GoldStop } from '../corpus.ts';

/** The first line of such a page, in a comment. */
const Head = z.object({
  lang: z.string(),
  kind: z.string(),
  title: z.string(),
  destination: z.optional(z.nullable(z.string())),
  packing: z.optional(z.array(z.string())),
});
type Head = z.infer<typeof Head>;

type Day = NonNullable<Gold['days']>[number];

export interface MarkedPage {
  head: Head;
  /** The article without its marks. */
  html: string;
  days: Day[];
  /** What a writer must put right. */
  problems: string[];
}

const mark = /\{#([^}]*)\}|\{\{((?:(?!\}\})[\s\S])*)\}\}|\{\?((?:(?!\?\})[\s\S])*)\?\}/g;
const anyMark = /\{\{|\}\}|\{\?|\?\}|\{#/;
const headLine = /^\s*<!--\s*(\{.*?\})\s*-->/s;

const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&(?:#39|rsquo);/g, '’')
    .replace(/&[a-z]+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Takes the marks one after the other and keeps the days they make. */
class Labels {
  readonly days: Day[] = [];
  readonly problems: string[] = [];
  /** Optional names outside of all days. */
  readonly #loose: GoldStop[] = [];
  readonly #hasDays: boolean;
  #day = 0;
  #last = 0;

  constructor(hasDays: boolean) {
    this.#hasDays = hasDays;
  }

  /**
   * "{#}" the next day, "{#+2}" one entry for two days, "{#=3}" back to the third, "{#0}" the end of the days. The words
   * behind the mark open the day.
   */
  turnTo(sign: string, words: string): void {
    if (sign === '0') {
      this.#day = 0;
      return;
    }
    const isBack = sign.startsWith('=') && Number(sign.slice(1)) <= this.#last;
    this.#day = sign.startsWith('=') ? Number(sign.slice(1)) : this.#last + 1;
    this.#last = Math.max(this.#last, this.#day);
    while (this.days.length < this.#day) this.days.push({ stops: [] });
    const day = this.days[this.#day - 1];
    if (day && sign.startsWith('+')) day.spanDays = Number(sign.slice(1));
    if (day && !isBack && words) day.label = words;
  }

  add(stop: GoldStop): void {
    const isOutside = this.#hasDays && this.#day === 0;
    if (isOutside && !stop.optional) this.problems.push(`a stop outside of all days: ${stop.name}`);
    if (isOutside) this.#loose.push(stop);
    else this.#stopsOfDay().push(stop);
  }

  #stopsOfDay(): GoldStop[] {
    if (this.days.length === 0) this.days.push({ stops: [] });
    return (this.days[Math.max(0, this.#day - 1)] ?? { stops: [] }).stops;
  }

  /** A name may be marked again and again; it counts once a day. */
  finish(): Day[] {
    this.days[0]?.stops.push(...this.#loose.filter(({ optional }) => optional));
    return this.days.map((day) => ({ ...day, stops: mergeNames(day.stops) }));
  }
}

function mergeNames(stops: GoldStop[]): GoldStop[] {
  const byName = new Map<string, GoldStop>();
  for (const stop of stops) {
    const named = byName.get(stop.name);
    byName.set(stop.name, {
      ...named,
      ...stop,
      ...(named?.startTime && !stop.startTime ? { startTime: named.startTime } : {}),
      optional: Boolean(stop.optional) && (named?.optional ?? true),
    });
  }
  return [...byName.values()];
}

/** "Castelo|10:30|the castle": the name, the time one is there, other names for it. */
function stopOf(marked: string): GoldStop {
  const [name = '', time = '', ...others] = marked.split('|').map(plainText);
  const aliases = others.filter(Boolean);
  return {
    name,
    optional: false,
    ...(time && { startTime: time.padStart(5, '0') }),
    ...(aliases.length > 0 && { aliases }),
  };
}

const unmarked = (body: string): string =>
  body.replace(
    mark,
    (_, __, required?: string, optional?: string) => (required ?? optional ?? '').split('|')[0] ?? '',
  );

const blockEdge =
  /<\/?(?:p|h\d|li|ul|ol|dl|dt|dd|div|br|hr|td|th|tr|table|blockquote|figure|figcaption|img|section|article|aside|header|footer|nav|details|summary|pre)\b[^>]*>/gi;

/** The words of the first block that has any: as many as tell it from the others. */
function firstWords(body: string): string {
  const first = unmarked(body)
    .split(blockEdge)
    .map(plainText)
    .find((text) => /[\p{L}\p{N}]/u.test(text));
  return first?.slice(0, 80) ?? '';
}

/** From the block that names the first stop: where days are not counted, the story begins there. */
function storyOf(body: string): string {
  const before = body.slice(0, Math.max(0, body.indexOf('{{')));
  const edge = [...before.matchAll(blockEdge)].at(-1);
  return body.slice(edge ? edge.index + edge[0].length : 0);
}

export function readMarkedPage(text: string): MarkedPage {
  const found = headLine.exec(text);
  const head = z.parse(Head, JSON.parse(found?.[1] ?? 'null'));
  const body = text.slice(found?.[0].length ?? 0);
  const labels = new Labels(/\{#(?!0)/.test(body));
  for (const { index, 0: whole, 1: day, 2: required, 3: optional } of body.matchAll(mark)) {
    if (day !== undefined) labels.turnTo(day.trim(), firstWords(body.slice(index + whole.length)));
    if (required !== undefined) labels.add(stopOf(required));
    if (optional !== undefined) labels.add({ name: plainText(optional), optional: true });
  }
  const html = unmarked(body);
  const days = labels.finish();
  const [only] = days;
  if (only && days.length === 1) only.label ??= firstWords(storyOf(body));
  const problems = [...labels.problems];
  if (anyMark.test(html)) problems.push('a mark that does not end');
  if ((head.kind === 'not-a-trip') === days.some(({ stops }) => stops.some(({ optional }) => !optional)))
    problems.push(head.kind === 'not-a-trip' ? 'stops, but no trip' : 'a trip without stops');
  return { head, html, days: head.kind === 'not-a-trip' ? [] : days, problems };
}
