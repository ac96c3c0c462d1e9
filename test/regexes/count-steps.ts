// Counts the steps of a backtracking matcher on a text. Unlike time, the number is the same on every machine.
import type { Instruction, Program } from './program.ts';

export interface Walk {
  steps: number;
  /** The most steps from any single start, which also bounds how many characters it looked at. */
  stepsOfOneStart: number;
  /** Start and end of each match, in characters. */
  found: [number, number][];
}

type Marks = readonly (number | undefined)[];

/** The matcher's position, and where it continues when a branch fails. */
interface Cursor {
  next: number;
  at: number;
  marks: Marks;
}

function withMark(marks: Marks, slot: number, at: number): Marks {
  const copy = [...marks];
  copy[slot] = at;
  return copy;
}

const noMarks: Marks = [];

class Walker {
  steps = 0;
  private readonly text: number[];
  private readonly maxSteps: number;

  constructor(text: number[], maxSteps: number) {
    this.text = text;
    this.maxSteps = maxSteps;
  }

  get isOver(): boolean {
    return this.steps > this.maxSteps;
  }

  /** The end of a match that starts there. */
  endOf({ instructions, isBackward }: Program, start: number, marks = noMarks): number | undefined {
    const waiting: Cursor[] = [];
    let cursor: Cursor = { next: 0, at: start, marks };
    for (;;) {
      const instruction = instructions[cursor.next];
      if (!instruction || instruction.op === 'end') return cursor.at;
      this.steps += 1;
      if (this.isOver) return undefined;
      cursor.next += 1;
      if (this.goesOn(instruction, { cursor, waiting, way: isBackward ? -1 : 1 })) continue;
      const other = waiting.pop();
      if (!other) return undefined;
      cursor = other;
    }
  }

  /** False if the text does not match. */
  private goesOn(
    instruction: Exclude<Instruction, { op: 'end' }>,
    { cursor, waiting, way }: { cursor: Cursor; waiting: Cursor[]; way: 1 | -1 },
  ): boolean {
    const ahead = this.text[way > 0 ? cursor.at : cursor.at - 1];
    switch (instruction.op) {
      case 'take':
        cursor.at += way;
        return ahead !== undefined && instruction.test(ahead);
      case 'choose':
        return branchOff(viableIn(instruction, ahead), cursor, waiting);
      case 'go':
        cursor.next = instruction.to;
        return true;
      case 'mark':
        cursor.marks = withMark(cursor.marks, instruction.slot, cursor.at);
        return true;
      case 'moved':
        return cursor.marks[instruction.slot] !== cursor.at;
      case 'check':
        return instruction.isThere(this.text, cursor.at);
      case 'look':
        return (
          (this.endOf(instruction.program, cursor.at, cursor.marks) === undefined) === instruction.isNegated
        );
      case 'repeat':
        return this.repeats(instruction, cursor, way);
    }
  }

  private repeats({ from, to }: { from: number; to: number }, cursor: Cursor, way: 1 | -1): boolean {
    const { marks } = cursor;
    const words = this.text.slice(marks[from] ?? 0, marks[to] ?? marks[from] ?? 0);
    this.steps += words.length;
    const start = way > 0 ? cursor.at : cursor.at - words.length;
    cursor.at += way * words.length;
    return words.every((character, index) => this.text[start + index] === character);
  }
}

/** Takes the first branch, and keeps the others for backtracking. */
function branchOff(branches: number[], cursor: Cursor, waiting: Cursor[]): boolean {
  const [first] = branches;
  if (first === undefined) return false;
  const { at, marks } = cursor;
  for (let index = branches.length - 1; index > 0; index -= 1) {
    const next = branches[index];
    if (next !== undefined) waiting.push({ next, at, marks });
  }
  cursor.next = first;
  return true;
}

function viableIn(
  { branches, viable }: Extract<Instruction, { op: 'choose' }>,
  character: number | undefined,
): number[] {
  const known = viable.get(character);
  if (known) return known;
  const fit = branches
    .filter(({ first }) => !first || (character !== undefined && first(character)))
    .map(({ to }) => to);
  viable.set(character, fit);
  return fit;
}

function charactersOf(text: string, isUnicode: boolean): number[] {
  const characters: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = (isUnicode ? text.codePointAt(at) : text.charCodeAt(at)) ?? 0;
    characters.push(character);
    if (character > 0xffff) at += 1;
  }
  return characters;
}

/** Searches like `exec`, or like `matchAll` with the g flag; stops after `maxSteps`. */
export function walk(
  program: Program,
  flags: string,
  text: string,
  maxSteps = Number.POSITIVE_INFINITY,
): Walk {
  const characters = charactersOf(text, /[uv]/.test(flags));
  const walker = new Walker(characters, maxSteps);
  const found: [number, number][] = [];
  let start = 0;
  let stepsOfOneStart = 0;
  while (start <= characters.length && !walker.isOver) {
    const before = walker.steps;
    const end = walker.endOf(program, start);
    stepsOfOneStart = Math.max(stepsOfOneStart, walker.steps - before);
    if (end !== undefined) found.push([start, end]);
    if (flags.includes('y') || (end !== undefined && !flags.includes('g'))) break;
    start = end === undefined || end === start ? start + 1 : end;
  }
  return { steps: walker.steps, stepsOfOneStart, found };
}
