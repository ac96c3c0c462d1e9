import { expect, test } from 'vitest';
import type { PaperRole, PaperSense, PaperWord } from '../../../../lib/model/paper-sense.ts';
import { paperRoles } from '../../../../lib/model/paper-sense.ts';
import { answerInWindows } from '../../../../lib/read/booking/roles/answer-in-windows.ts';
import { dateFeature } from '../../../../lib/read/booking/roles/word-features.ts';
import { answerOf } from './some-answer.ts';

interface Table {
  rows: number;
  /** The cells of this row, from left to right. */
  cells: (row: number) => string[];
}

const isDay = (text: string) => /^\d\d\/\d\d\/2027$/u.test(text);
const isHour = (text: string) => text.includes(':');
const dayOf = (row: number) => `${String(row + 1).padStart(2, '0')}/05/2027`;

/** A reference for all, the rows, and a total. */
function wordsOf({ rows, cells }: Table): PaperWord[] {
  const lines = [['NB7712'], ...Array.from({ length: rows }, (_, row) => cells(row)), ['312.40']];
  return lines.flatMap((texts, line) =>
    texts.map((text, at) => ({ text, features: isDay(text) ? [dateFeature] : [], line, column: 15 * at })),
  );
}

const roleOf = (text: string): PaperRole => {
  if (isDay(text)) return 'start-date';
  if (isHour(text)) return 'start-time';
  return text === 'NB7712' ? 'reference' : text.startsWith('leg') ? 'from' : 'none';
};

/** Knows the roles only in the first lines it sees, and binds what `isBound` says. */
function modelOf(
  maxLines: number,
  asked: number[],
  isBound = (one: PaperWord, other: PaperWord) => one.line === other.line,
): PaperSense {
  return (words) => {
    asked.push(words.length);
    return {
      ...answerOf(
        words.map(({ text, line }) => ({ role: line > maxLines ? 'none' : roleOf(text), kind: 'train' })),
      ),
      bond: (one, other) => {
        const [a, b] = [words[one], words[other]];
        return a && b && (a.line === b.line || a.line === 0 || b.line === 0 || isBound(a, b)) ? 5 : -5;
      },
    };
  };
}

function rolesOf(words: readonly PaperWord[], ask: PaperSense): (PaperRole | undefined)[] {
  const { roles } = answerInWindows(words, ask) ?? { roles: new Float32Array() };
  return words.map((_, at) => {
    const own = [...roles.subarray(at * paperRoles.length, (at + 1) * paperRoles.length)];
    return paperRoles[own.indexOf(Math.max(...own))];
  });
}

const legs: Table = { rows: 6, cells: (row) => [dayOf(row), `leg${row}`, '9:30', '11:40'] };

test('rows that the model sees only at the top of a table are asked about one by one', () => {
  const words = wordsOf(legs);
  expect(rolesOf(words, modelOf(2, []))).toEqual(words.map(({ text }) => roleOf(text)));
});

test('a table that is seen whole is asked about once', () => {
  const asked: number[] = [];
  answerInWindows(wordsOf(legs), modelOf(99, asked));
  expect(asked).toHaveLength(1);
});

test('where rows are bound to the days of other rows, each is bound to its own', () => {
  const words = wordsOf({ rows: 4, cells: (row) => [dayOf(row), dayOf(row + 1), `leg${row}`] });
  const answer = answerInWindows(
    words,
    modelOf(99, [], (one, other) => Math.abs(one.line - other.line) === 1),
  );
  const at = (text: string, line: number) => words.findIndex((one) => one.text === text && one.line === line);
  expect(answer?.bond(at('leg1', 2), at(dayOf(1), 2))).toBeGreaterThan(0);
  expect(answer?.bond(at('leg1', 2), at(dayOf(2), 3))).toBeLessThan(0);
  expect(answer?.bond(at('leg1', 2), at('NB7712', 0))).toBeGreaterThan(0);
});

test('a departure and an arrival in lines of their own are no rows', () => {
  const asked: number[] = [];
  const cells = (row: number) => [dayOf(row), `leg${row}`, '9:30'];
  answerInWindows(wordsOf({ rows: 6, cells }), modelOf(2, asked));
  expect(asked).toHaveLength(1);
});

test('a timetable that the model knows nothing of is left alone', () => {
  const asked: number[] = [];
  const cells = (row: number) => [`stop${row}`, '9:30', '11:40'];
  answerInWindows(wordsOf({ rows: 6, cells }), modelOf(0, asked));
  expect(asked).toHaveLength(1);
});

test('an hour that is doubted in one row is what the other hours of its column are', () => {
  const words = wordsOf(legs);
  const doubting: PaperSense = (all) => {
    const answer = modelOf(2, [])(all);
    const doubted = all.findIndex(
      ({ text, line }) => text === '9:30' && all.some((one) => one.text === 'leg4' && one.line === line),
    );
    if (!answer || doubted < 0) return answer;
    const roles = answer.roles.slice();
    roles.copyWithin(doubted * paperRoles.length, 0, 0);
    roles.fill(0, doubted * paperRoles.length, (doubted + 1) * paperRoles.length);
    roles[doubted * paperRoles.length] = 1;
    return { ...answer, roles };
  };
  const leg4 = words.findIndex(({ text }) => text === 'leg4');
  expect(rolesOf(words, doubting)[leg4 + 1]).toBe('start-time');
});
