// Parses the short notation that labellers write. One page:
//
//   page owner/name | path/of/post.md
//   lang en · kind day-by-day · told prose · dest Lisbon, Portugal      (one `key value` a line)
//   day 12 "The next morning" x2 extra
//   - Belém Tower | Torre de Belém @10:30 #14.2      a stop, its other names, its time, the sentence of its note
//   ? Time Out Market                                 an optional stop
//   pack rain jacket; sun cream
//   cost 12 EUR Belém Tower ticket
import * as z from 'zod/mini';
import { type Capture, hasText } from '../../lib/model/capture.ts';
import { digestOf, Kind, Label, type LabelledDay, type LabelledStop, plainWords, Told } from './label.ts';
import { sentencesByBlock } from './open-post.ts';

export interface Sheet {
  repo: string;
  path: string;
  lines: string[];
}

export function sheetsOf(text: string): Sheet[] {
  const sheets: Sheet[] = [];
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const opened = /^page\s+(\S+\/\S+)\s*\|\s*(.+)$/.exec(line);
    if (opened) sheets.push({ repo: opened[1] ?? '', path: opened[2] ?? '', lines: [] });
    else if (line && !line.startsWith('//')) sheets.at(-1)?.lines.push(line);
  }
  return sheets;
}

const isCjk = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const holds = (text: string, words: string) =>
  isCjk.test(words)
    ? plainWords(text).replaceAll(' ', '').includes(plainWords(words).replaceAll(' ', ''))
    : ` ${plainWords(text)} `.includes(` ${plainWords(words)} `);

const wordsOf = (capture: Capture): string =>
  [
    capture.title,
    ...capture.blocks.map((block) => {
      if (hasText(block)) return block.text;
      return block.kind === 'image' ? `${block.alt} ${block.caption ?? ''}` : '';
    }),
  ].join('\n');

/** Reads a sheet line by line and collects its faults. */
class SheetReader {
  readonly faults: string[] = [];
  readonly days: LabelledDay[] = [];
  readonly heads = new Map<string, string>();
  readonly packing: string[] = [];
  readonly costs: NonNullable<Label['costs']> = [];
  readonly #capture: Capture;
  readonly #text: string;
  readonly #sentences: Map<number, string[]>;

  constructor(capture: Capture) {
    this.#capture = capture;
    this.#text = wordsOf(capture);
    this.#sentences = sentencesByBlock(capture);
  }

  read(line: string): void {
    const [word = ''] = line.split(/\s+/, 1);
    const value = line.slice(word.length).trim();
    if (word === 'day') this.days.push(this.#day(line));
    else if (/^[-?]\s*\S/.test(line)) this.#addStop(line);
    else if (word === 'pack') this.packing.push(...value.split(/\s*;\s*/).filter(Boolean));
    else if (word === 'cost') this.#addCost(value);
    else if (['lang', 'kind', 'told', 'dest'].includes(word)) this.heads.set(word, value);
    else this.faults.push(`what is this: ${line}`);
  }

  #day(line: string): LabelledDay {
    const [, block = '', opens = '', rest = ''] = /^day\s+(\d+)(?:\.\d+)?\s*"(.*?)"\s*(.*)$/.exec(line) ?? [];
    const found = block === '' ? undefined : this.#capture.blocks[Number(block)];
    if (!found || !hasText(found)) this.faults.push(`no such block: ${line}`);
    else if (opens && !holds(found.text, opens)) this.faults.push(`words not in block ${block}: ${opens}`);
    const span = Number(/x(\d+)/.exec(rest)?.[1] ?? 1);
    return {
      opens,
      block: Number(block),
      ...(span > 1 && { span }),
      ...(/extra/.test(rest) && { extra: true }),
      stops: [],
    };
  }

  #addStop(line: string): void {
    const day = this.days.at(-1);
    if (day) day.stops.push(this.#stop(line));
    else this.faults.push(`a stop before any day: ${line}`);
  }

  #stop(line: string): LabelledStop {
    const [, rest = '', time, note] = /^.\s*(.*?)(?:\s@(\d{1,2}:\d\d))?(?:\s#([\d.]+))?$/.exec(line) ?? [];
    const [name = '', ...aliases] = rest.split(/\s*\|\s*/);
    if (![name, ...aliases].some((one) => holds(this.#text, one)))
      this.faults.push(`not on the page: ${name}`);
    const digest = note && this.#digest(note);
    return {
      name,
      ...(aliases.length > 0 && { aliases }),
      ...(line.startsWith('?') && { optional: true }),
      ...(time && { time: time.padStart(5, '0') }),
      ...(digest && { note: digest }),
    };
  }

  #digest(mark: string): string | undefined {
    const [block, sentence = '1'] = mark.split('.');
    const words = this.#sentences.get(Number(block))?.[Number(sentence) - 1];
    if (!words) this.faults.push(`no sentence #${mark}`);
    return words && digestOf(words);
  }

  #addCost(value: string): void {
    const [, amount, currency = '', title = ''] = /^([\d.]+)\s+([A-Z]{3})\s+(.+)$/.exec(value) ?? [];
    if (amount) this.costs.push({ title, amount: Number(amount), currency });
    else this.faults.push(`a cost is AMOUNT CUR WHAT: ${value}`);
  }

  /** Checks what the sheet as a whole is missing. */
  check(): void {
    const kind = this.heads.get('kind') ?? '';
    if (!Kind.safeParse(kind).success) this.faults.push(`kind is one of ${Kind.options.join(', ')}`);
    if (!Told.safeParse(this.heads.get('told') ?? 'none').success)
      this.faults.push(`told is one of ${Told.options.join(', ')}`);
    if (!this.heads.get('lang')) this.faults.push('lang is missing');
    if (kind !== 'not-a-trip' && this.days.length === 0) this.faults.push('a trip has at least one day');
    if (kind !== 'not-a-trip' && !this.heads.get('dest')) this.faults.push('dest is missing');
    if (this.days.some(({ block }, at) => block < (this.days[at - 1]?.block ?? 0)))
      this.faults.push('days stand in the order of the page');
  }
}

/** Faults are reported by line; a label is made only from a sheet without faults. */
export function labelOf(
  sheet: Sheet,
  at: { commit: string; capture: Capture },
): { label: Label | undefined; faults: string[] } {
  const reader = new SheetReader(at.capture);
  for (const line of sheet.lines) reader.read(line);
  reader.check();
  const { heads, days, packing, costs, faults } = reader;
  const label = z.safeParse(Label, {
    source: { repo: sheet.repo, path: sheet.path, commit: at.commit },
    language: heads.get('lang'),
    kind: heads.get('kind'),
    told: heads.get('told') ?? 'none',
    destination: heads.get('dest') || null,
    days,
    ...(packing.length > 0 && { packing }),
    ...(costs.length > 0 && { costs }),
  });
  if (faults.length > 0) return { label: undefined, faults };
  if (label.success) return { label: label.data, faults };
  return {
    label: undefined,
    faults: label.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  };
}
