// "U_TLAY" with the layout "RCT2": the printed face of an international ticket, 15 lines of 72 characters, stored by
// position.
import { dayAfter, isClockTime } from '../model/local-moment.ts';
import type { Reservation } from '../model/reservation.ts';
import type { RailHead } from './rail-head.ts';
import { latin, ticketText, type UicBlock } from './uic918.ts';

const lines = 15;
const columns = 72;
const maxFields = 300;
const fieldHeadBytes = 13;

const numberIn = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

function put(face: string[][], text: string, line: number, column: number): void {
  for (const [index, fieldRow] of text.split('\n').entries()) {
    for (const [offset, character] of [...fieldRow.slice(0, columns)].entries()) {
      const faceRow = face[line + index];
      if (faceRow && column + offset < columns) faceRow[column + offset] = character;
    }
  }
}

/** The face as lines of text; undefined where the block has another layout. */
function faceOf({ content }: UicBlock): string[] | undefined {
  if (latin(content.subarray(0, 4)) !== 'RCT2') return undefined;
  const face = Array.from({ length: lines }, () => Array.from({ length: columns }, () => ' '));
  const count = numberIn(latin(content.subarray(4, 8)));
  let at = 8;
  for (let index = 0; index < Math.min(count, maxFields); index += 1) {
    const head = latin(content.subarray(at, at + fieldHeadBytes));
    const [line, column] = [numberIn(head.slice(0, 2)), numberIn(head.slice(2, 4))];
    const length = numberIn(head.slice(9, 13));
    if (Number.isNaN(line + column + length)) break;
    put(face, ticketText(content.subarray(at + fieldHeadBytes, at + fieldHeadBytes + length)), line, column);
    at += fieldHeadBytes + length;
  }
  return face.map((row) => row.join(''));
}

/** "13.05", on or after the day of issue: a ticket is never sold for a day in the past. */
function dayOf(text: string, issued: string | undefined): string | undefined {
  const [, day, month] = /^(\d{1,2})[./](\d{1,2})/.exec(text.trim()) ?? [];
  if (!day || !month || !issued) return undefined;
  const inYear = (year: number) => dayAfter(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, 0);
  const year = Number(issued.slice(0, 4));
  return [inYear(year), inYear(year + 1)].find((found) => found !== undefined && found >= issued);
}

function momentAt(line: string, column: number, issued: string | undefined): string | undefined {
  const day = dayOf(line.slice(column, column + 6), issued);
  const time = line
    .slice(column + 6, column + 12)
    .trim()
    .replace('.', ':')
    .padStart(5, '0');
  return day && isClockTime(time) ? `${day}T${time}` : day;
}

const nameAt = (line: string, column: number): string | undefined =>
  // Stars and hyphens fill fields that do not apply.
  /[\p{L}]/u.test(line.slice(column, column + 17)) ? line.slice(column, column + 17).trim() : undefined;

/** Line 6 is the outward journey, line 7 the return; line 8 names the train of a ticket with a seat. */
export function layoutReservations(blocks: UicBlock[], head: RailHead): Reservation[] {
  const block = blocks.find(({ name }) => name === 'U_TLAY');
  const face = block && faceOf(block);
  if (!face) return [];
  const train = /\b(?:TRAIN|ZUG|TREN|TRENO|VLAK|POCIĄG)\s+([\p{L}\d ]{1,12}?)(?:\s{2,}|$)/iu.exec(
    face[8] ?? '',
  )?.[1];
  return [face[6] ?? '', face[7] ?? ''].flatMap((line, index): Reservation[] => {
    const [from, to] = [nameAt(line, 13), nameAt(line, 34)];
    if (!from || !to) return [];
    const [start, end] = [momentAt(line, 1, head.issued), momentAt(line, 52, head.issued)];
    return [
      {
        type: 'train',
        ...(train && index === 0 && { code: train.trim() }),
        from: { name: from },
        to: { name: to },
        ...(start && { start }),
        ...(end && { end }),
        ...(head.reference && { confirmation: head.reference }),
      },
    ];
  });
}
