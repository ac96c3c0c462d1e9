// Pages and typed papers that have been tampered with.
import fc from 'fast-check';
import { typedLines } from '../../lib/files/typed-lines.ts';
import type { Capture } from '../../lib/model/capture.ts';
import { openPage } from '../../tools/reading/open-page.ts';
import { startPages, startPapers } from './corpus.ts';
import { anyHtmlChange, changeHtml, type HtmlChange } from './mutate-html.ts';
import { anyTextChange, changeText, type TextChange } from './mutate-text.ts';

export interface MutatedPage {
  page: string;
  changes: HtmlChange[];
}

export const anyPage: fc.Arbitrary<MutatedPage> = fc.record({
  page: fc.constantFrom(...startPages.map(({ name }) => name)),
  changes: fc.array(anyHtmlChange, { maxLength: 8 }),
});

const htmlByName = new Map(startPages.map(({ name, html }) => [name, html]));

export const htmlOf = ({ page, changes }: MutatedPage): string =>
  changeHtml(htmlByName.get(page) ?? '', changes);

export const showPage = (mutated: MutatedPage): string => `${fc.stringify(mutated)}\n\n${htmlOf(mutated)}`;

export interface MutatedPaper {
  paper: number;
  changes: TextChange[];
}

const anyPaper: fc.Arbitrary<MutatedPaper> = fc.record({
  paper: fc.nat(startPapers.length - 1),
  changes: fc.array(anyTextChange, { maxLength: 6 }),
});

export type Source = MutatedPage | MutatedPaper;

/** Any input that readers can be given. */
export const anySource: fc.Arbitrary<Source> = fc.oneof(
  { weight: 3, arbitrary: anyPage },
  { weight: 1, arbitrary: anyPaper },
);

const textOf = ({ paper, changes }: MutatedPaper): string => changeText(startPapers[paper] ?? '', changes);

/** Undefined for a page that linkedom cannot parse. */
export function captureOf(source: Source): Capture | undefined {
  if ('page' in source) {
    const opened = openPage(htmlOf(source), {
      url: `https://blog.example/${encodeURIComponent(source.page)}`,
    });
    return opened.ok ? opened.value : undefined;
  }
  const typed = typedLines(textOf(source));
  const [first] = typed.blocks;
  const title = first && 'text' in first ? first.text : '';
  return { kind: 'pdf', url: '', title, structured: [], pages: 1, ...typed };
}

export const showSource = (source: Source): string =>
  'page' in source ? showPage(source) : `${fc.stringify(source)}\n\n${textOf(source)}`;
