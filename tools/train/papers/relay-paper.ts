// The same paper in another layout: labels above their values instead of beside them, two parts side by side, a table's
// cells stacked, long cells wrapped. The roles do not change.
import type { Random } from '../../random.ts';
import type { MarkedPaper, Piece } from './marked-paper.ts';

/** A cell of a line, and the column where it begins. */
interface SetCell {
  column: number;
  pieces: Piece[];
}

type Line = Piece[];

const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');
const widthOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { text }) => sum + text.length, 0);
const isBlank = (line: Line) => textOf(line).trim() === '';
const space = (length: number): Piece => ({ text: ' '.repeat(length), role: 'none', groups: [] });

/** The pieces between two character positions. */
function between(pieces: readonly Piece[], from: number, to: number): Piece[] {
  let at = 0;
  return pieces.flatMap((piece) => {
    const [start, end] = [Math.max(from, at) - at, Math.min(to, at + piece.text.length) - at];
    at += piece.text.length;
    return end > start ? [{ ...piece, text: piece.text.slice(start, end) }] : [];
  });
}

const cellIn = /\S+(?: \S+)*/gu;

const cellsOf = (line: Line): SetCell[] =>
  [...textOf(line).matchAll(cellIn)].map(({ index, 0: text }) => ({
    column: index,
    pieces: between(line, index, index + text.length),
  }));

/** Puts each cell at its column, or as close after the previous one as is readable. */
function lineOf(cells: readonly SetCell[]): Line {
  const line: Line = [];
  for (const { column, pieces } of cells) {
    const at = widthOf(line);
    const gap = at === 0 ? column : Math.max(3, column - at);
    if (gap > 0) line.push(space(gap));
    line.push(...pieces);
  }
  return line;
}

const inColumns = (rows: readonly (readonly (readonly Piece[])[])[], gap: number): Line[] => {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: count }, () => 0);
  for (let at = 1; at < count; at += 1)
    columns[at] = (columns[at - 1] ?? 0) + gap + Math.max(...rows.map((row) => widthOf(row[at - 1] ?? [])));
  return rows.map((row) =>
    lineOf(row.map((pieces, at) => ({ column: columns[at] ?? 0, pieces: [...pieces] }))),
  );
};

interface Pair {
  label: Piece[];
  value: Piece[];
}

const isLabel = (pieces: readonly Piece[]) =>
  pieces.every(({ role }) => role === 'none') && /^\p{L}[^\d]{1,28}$/u.test(textOf(pieces).trim());
const colon = /^[^:：]{2,30}[:：]\s*(?=\S)/u;

/** A line that consists of a label and its value. */
function pairOf(line: Line): Pair | undefined {
  const cells = cellsOf(line);
  const [first, second, ...more] = cells;
  if (!first || more.length > 0) return undefined;
  if (second) return isLabel(first.pieces) ? { label: first.pieces, value: second.pieces } : undefined;
  const cut = colon.exec(textOf(first.pieces))?.[0].length;
  if (cut === undefined) return undefined;
  const label = between(first.pieces, 0, textOf(first.pieces).slice(0, cut).trimEnd().length);
  const value = between(first.pieces, cut, widthOf(first.pieces));
  return isLabel(label) ? { label, value } : undefined;
}

const plain = (label: Piece[]): Piece[] =>
  label.map((piece) => ({ ...piece, text: piece.text.replace(/[:：]\s*$/u, '') }));

/** Puts labels beside their values, above them, below them, or in a grid. */
function setPairs(pairs: readonly Pair[], random: Random): Line[] {
  const way = random();
  if (way < 0.35) return pairs.flatMap(({ label, value }) => [plain(label), value]);
  if (way < 0.42) return pairs.flatMap(({ label, value }) => [value, plain(label)]);
  if (way < 0.55)
    return inColumns(
      pairs.map(({ label, value }) => [plain(label), value]),
      4 + Math.floor(random() * 20),
    );
  const across = 2 + Math.floor(random() * 4);
  const lines: Line[] = [];
  for (let at = 0; at < pairs.length; at += across) {
    const row = pairs.slice(at, at + across);
    const [labels, values] = [row.map(({ label }) => plain(label)), row.map(({ value }) => value)];
    lines.push(
      ...inColumns(random() < 0.85 ? [labels, values] : [values, labels], 3 + Math.floor(random() * 10)),
    );
    if (random() < 0.3) lines.push([]);
  }
  return lines;
}

/** Lays out runs of two or more label-value lines anew. */
function relaidPairs(lines: readonly Line[], random: Random, chance: number): Line[] {
  const out: Line[] = [];
  let run: { line: Line; pair: Pair }[] = [];
  const close = () => {
    const isChanged = run.length > 1 && random() < chance;
    out.push(
      ...(isChanged
        ? setPairs(
            run.map(({ pair }) => pair),
            random,
          )
        : run.map(({ line }) => line)),
    );
    run = [];
  };
  for (const line of lines) {
    const pair = pairOf(line);
    if (pair) run.push({ line, pair });
    else {
      close();
      out.push(line);
    }
  }
  close();
  return out;
}

/** Turns a row of labels over a row of values into labels beside values. */
function loosened(lines: readonly Line[], random: Random, chance: number): Line[] {
  const out: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [heads, values] = [cellsOf(lines[at] ?? []), cellsOf(lines[at + 1] ?? [])];
    const isTable =
      heads.length > 1 &&
      heads.length === values.length &&
      heads.every(({ pieces }) => isLabel(pieces)) &&
      cellsOf(lines[at + 2] ?? []).length !== values.length;
    if (!isTable || random() >= chance) {
      out.push(lines[at] ?? []);
      continue;
    }
    const sign: Piece = { text: random() < 0.6 ? ': ' : '   ', role: 'none', groups: [] };
    for (const [column, { pieces }] of heads.entries())
      out.push([...plain(pieces), sign, ...(values[column]?.pieces ?? [])]);
    at += 1;
  }
  return out;
}

/** Stacks cells that are side by side, as emails do when they lose their tables. */
const stacked = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => {
    const cells = cellsOf(line);
    return cells.length > 1 ? cells.map(({ pieces }) => pieces) : [line];
  });

/** Wraps long cells into the next line. */
function wrapped(lines: readonly Line[], random: Random, width: number): Line[] {
  return lines.flatMap((line) => {
    const cells = cellsOf(line);
    const rest: SetCell[] = [];
    const first = cells.map(({ column, pieces }) => {
      const text = textOf(pieces);
      const cut = text.length > width && random() < 0.8 ? text.lastIndexOf(' ', width) : -1;
      if (cut < 8) return { column, pieces };
      rest.push({ column, pieces: between(pieces, cut + 1, text.length) });
      return { column, pieces: between(pieces, 0, cut) };
    });
    return rest.length > 0 ? [lineOf(first), lineOf(rest)] : [line];
  });
}

/** Parts separated by empty lines. */
function partsOf(lines: readonly Line[]): Line[][] {
  const parts: Line[][] = [];
  let isOpen = false;
  for (const line of lines) {
    if (isBlank(line)) isOpen = false;
    else if (isOpen) parts.at(-1)?.push(line);
    else {
      parts.push([line]);
      isOpen = true;
    }
  }
  return parts;
}

const maxColumns = 150;

/** Puts two parts side by side, line by line or on alternating lines; undefined if they are too wide. */
function beside(left: readonly Line[], right: readonly Line[], random: Random): Line[] | undefined {
  const column = Math.max(...left.map(widthOf)) + 4 + Math.floor(random() * 8);
  if (column + Math.max(...right.map(widthOf)) > maxColumns) return undefined;
  const moved = right.map((line) => cellsOf(line).map((cell) => ({ ...cell, column: cell.column + column })));
  const isRagged = random() < 0.35;
  return Array.from({ length: Math.max(left.length, right.length) }).flatMap((_, at) => {
    const [one, other] = [cellsOf(left[at] ?? []), moved[at] ?? []];
    const lines = isRagged ? [one, other] : [[...one, ...other]];
    return lines.filter((cells) => cells.length > 0).map(lineOf);
  });
}

/** Puts some neighbouring parts of similar height side by side. */
function inTwoColumns(lines: readonly Line[], random: Random, chance: number): Line[] {
  const parts = partsOf(lines);
  const out: Line[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const [one, other] = [parts[at] ?? [], parts[at + 1]];
    const isLike = other && Math.min(one.length, other.length) * 3 >= Math.max(one.length, other.length);
    const pair = isLike && random() < chance ? beside(wrapped(one, random, 34), other, random) : undefined;
    out.push(...(pair ?? one), []);
    if (pair) at += 1;
  }
  return out;
}

export function relaid(paper: MarkedPaper, random: Random): MarkedPaper {
  if (random() < 0.35) return paper;
  const stacks = random() < 0.15;
  let lines: Line[] = stacks ? stacked(paper.lines) : [...paper.lines];
  if (!stacks && random() < 0.4) lines = loosened(lines, random, 0.6);
  if (random() < 0.6) lines = relaidPairs(lines, random, 0.7);
  if (random() < 0.35) lines = inTwoColumns(lines, random, 0.4);
  if (random() < 0.25) lines = wrapped(lines, random, 24 + Math.floor(random() * 40));
  return { ...paper, lines };
}
