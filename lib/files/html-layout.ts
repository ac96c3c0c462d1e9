// Lays out an HTML email roughly as a browser would: blocks below each other, the cells of a row side by side. Style sheets
// are not read, only inline styles that put elements side by side.
import type { Block, PrintedCell } from '../model/capture.ts';
import { endOfWords, type Tag, tagAt } from './html-tokens.ts';
import { type SetLine, setLines } from './set-lines.ts';

interface Box {
  name: string;
  style: string;
  span: number;
  inside: (Box | string)[];
}

const setOf = (words: string) => new Set(words.split(' '));
const voidElements = setOf('br img hr input meta link col source wbr area base');
const unread = setOf('script style head title template noscript textarea svg iframe');
const inline = setOf(
  'a b big span strong em i u s small font code abbr sup sub label time q cite mark bdi bdo tt nobr',
);
const sizes: Record<string, number> = { h1: 18, h2: 15, h3: 13, h4: 12, small: 8 };
const [plainSize, letter, leading, pageWidth] = [10, 5, 1.4, 600];
// Deeper than any email nests its tables.
const deepest = 100;
const maxPieces = 20_000;

const named: Record<string, string> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', euro: '€', pound: '£', yen: '¥', copy: '©', reg: '®',
  middot: '·', bull: '•', ndash: '–', mdash: '—', rarr: '→', larr: '←', hellip: '…', rsquo: '’', lsquo: '‘', rdquo: '”',
  ldquo: '“', zwnj: '', zwj: '', shy: '', deg: '°', times: '×', eacute: 'é', egrave: 'è', agrave: 'à', auml: 'ä',
  ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', ntilde: 'ñ', ccedil: 'ç', oacute: 'ó', aacute: 'á',
  iacute: 'í', uacute: 'ú', aring: 'å', oslash: 'ø', aelig: 'æ', ecirc: 'ê', ocirc: 'ô', acirc: 'â', iuml: 'ï',
}; // biome-ignore format: a table

const decoded = (text: string) =>
  text.replace(/&(?:#(?<tens>\d{1,7})|#x(?<hex>[\da-f]{1,6})|(?<name>[a-z]{2,8}));?/giu, (whole, ...rest) => {
    const { tens, hex, name } = rest.at(-1) as Record<string, string | undefined>;
    if (name !== undefined) return named[name] ?? whole;
    const code = tens === undefined ? Number.parseInt(hex ?? '', 16) : Number(tens);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s?=\\s?(?:"([^"]{0,400})"|'([^']{0,400})')`, 'iu')
    .exec(tag)
    ?.slice(1)
    .find(Boolean) ?? '';

const closes: Record<string, ReadonlySet<string>> = {
  tr: setOf('tr td th'), td: setOf('td th'), th: setOf('td th'), li: setOf('li'), p: setOf('p'),
}; // biome-ignore format: a table

/** Closes what an opening tag ends implicitly, within its table. */
function implied(open: Box[], name: string): void {
  const ended = closes[name];
  while (ended?.has(open.at(-1)?.name ?? '')) open.pop();
}

function close(open: Box[], name: string): void {
  const at = open.findLastIndex((box) => box.name === name);
  const wall = open.findLastIndex((box) => box.name === 'table');
  if (at > 0 && (name === 'table' || at > wall)) open.length = at;
}

function openBox(open: Box[], tag: Tag, html: string): void {
  implied(open, tag.name);
  const words = html.slice(tag.start, tag.end);
  const span = Number(attribute(words, 'colspan')) || 1;
  const box = { name: tag.name, style: attribute(words, 'style').toLowerCase(), span, inside: [] };
  open.at(-1)?.inside.push(box);
  if (!voidElements.has(tag.name)) open.push(box);
}

/** Handles a tag and returns where the text after it begins. */
function takeTag(open: Box[], tag: Tag, html: string): number {
  if (tag.isEnd) close(open, tag.name);
  else if (unread.has(tag.name)) return Math.max(tag.end, endOfWords(html, tag.name, tag.end));
  else if (open.length < deepest) openBox(open, tag, html);
  return tag.end;
}

function treeOf(html: string): Box {
  const root: Box = { name: 'body', style: '', span: 1, inside: [] };
  const open = [root];
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    const until = next < 0 ? html.length : next;
    if (until > at) open.at(-1)?.inside.push(decoded(html.slice(at, until)));
    if (next < 0) break;
    const tag = tagAt(html, next);
    if (!tag) open.at(-1)?.inside.push('<');
    at = tag && 'name' in tag ? takeTag(open, tag, html) : (tag?.end ?? next + 1);
  }
  return root;
}

interface Piece {
  text: string;
  left: number;
  top: number;
  size: number;
}

interface Pen {
  pieces: Piece[];
  /** The text of the current line. */
  words: string;
  size: number;
}

interface Room {
  left: number;
  width: number;
  top: number;
  size: number;
}

const isHidden = ({ style }: Box) => /display\s?:\s?none|visibility\s?:\s?hidden/u.test(style);
const isRow = ({ name, style }: Box) => name === 'tr' || /display\s?:\s?(?:flex|grid|table-row)/u.test(style);
const isInline = ({ name, style }: Box) =>
  inline.has(name) && !/display\s?:\s?(?:block|table|flex)/u.test(style);
const isBeside = ({ style }: Box) =>
  /float\s?:\s?left|display\s?:\s?(?:inline-block|table-cell)/u.test(style);

function sizeOf({ name, style }: Box, inherited: number): number {
  const written = /font-size\s?:\s?(\d{1,2}(?:\.\d)?)(px|pt)/u.exec(style);
  if (written) return Math.max(6, Number(written[1]) * (written[2] === 'px' ? 0.72 : 1));
  return sizes[name] ?? inherited;
}

/** Ends the line; the next one begins below it. */
function endLine(pen: Pen, room: Room): void {
  const text = pen.words.replace(/\s+/gu, ' ').trim();
  pen.words = '';
  if (text === '' || pen.pieces.length >= maxPieces) return;
  const size = Math.max(pen.size, room.size);
  pen.pieces.push({ text, left: room.left, top: room.top, size });
  pen.size = 0;
  room.top += size * leading;
}

function setRow(pen: Pen, boxes: Box[], room: Room): void {
  const parts = boxes.reduce((sum, { span }) => sum + span, 0) || 1;
  let [left, lowest] = [room.left, room.top];
  for (const box of boxes) {
    const width = (room.width * box.span) / parts;
    const own = { left, width, top: room.top, size: sizeOf(box, room.size) };
    setInside(pen, box, own);
    left += width;
    lowest = Math.max(lowest, own.top);
  }
  room.top = lowest;
}

const isBox = (each: Box | string): each is Box => typeof each !== 'string';

function setInside(pen: Pen, box: Box, room: Room): void {
  const boxes = box.inside.filter(isBox).filter((each) => !isHidden(each));
  const isApart = boxes.length > 1 && boxes.every((each) => isBeside(each));
  if (isRow(box) || isApart) setRow(pen, boxes, room);
  else for (const each of box.inside) setOne(pen, each, room);
  if (!isInline(box)) endLine(pen, room);
}

const gaps = setOf('p h1 h2 h3 h4 ul ol table hr');

function setOne(pen: Pen, each: Box | string, room: Room): void {
  if (!isBox(each)) {
    pen.words += each;
    return;
  }
  if (each.name === 'br') endLine(pen, room);
  if (isHidden(each) || voidElements.has(each.name)) return;
  if (isInline(each)) {
    pen.size = Math.max(pen.size, sizeOf(each, room.size));
    setInside(pen, each, room);
    return;
  }
  endLine(pen, room);
  if (gaps.has(each.name)) room.top += plainSize * 0.8;
  const own = { ...room, size: sizeOf(each, room.size) };
  setInside(pen, each, own);
  room.top = own.top;
}

function linesOf(pieces: Piece[]): SetLine[] {
  const lines: (SetLine & { top: number })[] = [];
  for (const { text, left, top, size } of pieces.toSorted((a, b) => a.top - b.top || a.left - b.left)) {
    const last = lines.at(-1);
    const cell = { text, left, right: left + text.length * letter * (size / plainSize) };
    if (last && Math.abs(last.top - top) < 3) last.cells.push(cell);
    else {
      const isAlone = !last || top - last.top > size * leading * 1.3;
      lines.push({ cells: [cell], baseline: -top, size, isAlone, top });
    }
  }
  return lines.map(({ top: _, ...line }) => ({
    ...line,
    cells: line.cells.toSorted((a, b) => a.left - b.left),
  }));
}

/** The page as blocks and positioned cells. */
export function htmlLayout(html: string): { blocks: Block[]; cells: PrintedCell[] } {
  const pen: Pen = { pieces: [], words: '', size: 0 };
  setInside(pen, treeOf(html), { left: 0, width: pageWidth, top: 0, size: plainSize });
  return setLines(linesOf(pen.pieces));
}
