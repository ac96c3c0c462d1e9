import { noticeWords } from '../../languages/labels.ts';
import { type Capture, hasText } from '../../model/capture.ts';
import { type Evidence, type Reader, structuredBlock } from '../../model/evidence.ts';
import { wordGlance, wordPattern } from '../../text/word-pattern.ts';
import { claimsOf } from '../claim.ts';

const claim = claimsOf('page/summary');

// A summary is a few sentences; a shorter text is a by-line, a longer one the article.
const minLength = 40;
const minDenseLength = 20;
const maxLength = 400;
// After the first headings the story has begun.
const latestBlock = 12;

const isDense = (text: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{4}/u.test(text);
const isSentence = (text: string) =>
  text.length >= (isDense(text) ? minDenseLength : minLength) && /[.!?…。！？]/u.test(text);

// A notice is short and begins with what it is; a story may mention a newsletter too.
const maxNoticeLength = 220;
const noticeStart = 70;
const notice = wordPattern(noticeWords);
const noticeGlance = wordGlance(noticeWords);
const mail = /[^\s@]{2,64}@[^\s@]{1,255}\.[a-z]{2}/;
// "Home » Spain » Cádiz": breadcrumbs.
const crumbs = /[»›>]\s[^»›>]{1,80}[»›>]\s/u;

/** "Originally published in …", "Click a part to open it", an e-mail address: about the page, not about the trip. */
function isNotice(text: string): boolean {
  if (text.length > maxNoticeLength) return false;
  const start = text.slice(0, noticeStart);
  const isNoticeText = noticeGlance.test(start) && notice.test(start);
  return isNoticeText || /^https?:/.test(text) || mail.test(text) || crumbs.test(start);
}

// Some pages escape them twice: "I&amp;rsquo;m".
const entities: Record<string, string> = {
  amp: '&',
  quot: '"',
  apos: '’',
  nbsp: ' ',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

const unescaped = (text: string) =>
  text.replace(
    /&(?:#(\d{2,5})|([a-z]{2,6}));/g,
    (whole, code: string | undefined, name: string | undefined) =>
      code ? String.fromCodePoint(Number(code)) : (entities[name ?? ''] ?? whole),
  );

/** The end of the last whole sentence within the limit, else of the last whole word. */
function cutAt(text: string): number {
  if (text.length <= maxLength) return text.length;
  const head = text.slice(0, maxLength);
  const end = Math.max(...[...'.!?。！？'].map((character) => head.lastIndexOf(character))) + 1;
  return end > maxLength / 3 ? end : Math.max(head.lastIndexOf(' '), 1);
}

function fromDescription(description: string | undefined): Evidence[] {
  const words = unescaped(description ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  if (!words || isNotice(words) || words.length < (isDense(words) ? minDenseLength : minLength)) return [];
  const text = words.slice(0, cutAt(words)).trim();
  // A description that breaks off was cut automatically.
  const isCut = /(?:…|\.\.\.|\[.{0,3}\])$/u.test(text);
  return [
    claim(
      { kind: 'summary', text },
      { block: structuredBlock, start: 0, end: text.length },
      isCut ? 0.5 : 0.7,
    ),
  ];
}

function fromParagraph({ blocks }: Capture): Evidence[] {
  for (const [index, block] of blocks.slice(0, latestBlock).entries()) {
    if (!hasText(block) || block.kind !== 'paragraph' || !isSentence(block.text)) continue;
    if (isNotice(block.text)) continue;
    const end = cutAt(block.text);
    const text = block.text.slice(0, end).trim();
    return [claim({ kind: 'summary', text }, { block: index, start: 0, end }, 0.6)];
  }
  return [];
}

/** The page's own description, and its first real paragraph. */
export const summary: Reader = {
  name: 'page/summary',
  read: (capture) => [...fromDescription(capture.description), ...fromParagraph(capture)],
};
