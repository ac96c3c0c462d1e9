import { expect, test } from 'vitest';
import type { PaperSense, PaperWord } from '../../../../lib/model/paper-sense.ts';
import { answerInWindows } from '../../../../lib/read/booking/roles/answer-in-windows.ts';
import { answerOf } from './some-answer.ts';

/** A reference for all, then a line for each leg: a date, a name, two times. */
function paperOf(legs: number): PaperWord[] {
  const lines = [
    ['NB7712'],
    ...Array.from({ length: legs }, (_, at) => [`day${at}`, `leg${at}`, '9:30', '11:40']),
  ];
  return lines.flatMap((texts, line) =>
    texts.map((text, column) => ({ text, features: [], line, column: 12 * column })),
  );
}

const isTime = ({ text }: PaperWord) => text.includes(':');

/** Binds the words of a line, and to each of them the reference at the top, if it sees no more than fourteen times. */
function shortSighted(asked: number[] = []): PaperSense {
  return (words) => {
    asked.push(words.length);
    const isLost = words.filter(isTime).length > 14;
    const roleOf = (word: PaperWord) =>
      isTime(word) ? 'start-time' : word.text.startsWith('day') ? 'start-date' : 'none';
    const isBound = (one: number, other: number) =>
      [one, other].some((at) => words[at]?.text === 'NB7712') || words[one]?.line === words[other]?.line;
    return {
      ...answerOf(words.map((word) => ({ role: roleOf(word), kind: isLost ? 'none' : 'train' }))),
      bond: (one, other) => (!isLost && isBound(one, other) ? 5 : -5),
    };
  };
}

const bondsOf = (legs: number) => {
  const words = paperOf(legs);
  const answer = answerInWindows(words, shortSighted());
  const at = (text: string) => words.findIndex((word) => word.text === text);
  return (one: string, other: string) => answer?.bond(at(one), at(other)) ?? 0;
};

test('of forty bookings each is bound to its own day and to the number above all', () => {
  const bond = bondsOf(40);
  for (let leg = 0; leg < 40; leg += 1) {
    expect(bond(`day${leg}`, `leg${leg}`)).toBeGreaterThan(0);
    expect(bond('NB7712', `leg${leg}`)).toBeGreaterThan(0);
    expect(bond(`day${leg}`, `leg${(leg + 1) % 40}`)).toBeLessThan(0);
  }
  expect(bond('day0', 'leg39')).toBeLessThan(0);
});

test('a word is of the kind that the stretch around it says', () => {
  const words = paperOf(40);
  const whole = shortSighted()(words);
  const answer = answerInWindows(words, shortSighted());
  expect(answer?.kinds).not.toEqual(whole?.kinds);
  expect(answer?.kinds).toHaveLength(whole?.kinds.length ?? 0);
  expect(answer?.roles).toEqual(whole?.roles);
});

test('a paper of few bookings is asked about once', () => {
  const asked: number[] = [];
  answerInWindows(paperOf(7), shortSighted(asked));
  expect(asked).toHaveLength(1);
});

test('a paper of many times is asked about once, as long as each is on a day', () => {
  const asked: number[] = [];
  const seesAll: PaperSense = (words) => {
    const answer = shortSighted(asked)(words);
    return answer && { ...answer, bond: (one, other) => (words[one]?.line === words[other]?.line ? 5 : -5) };
  };
  answerInWindows(paperOf(40), seesAll);
  expect(asked).toHaveLength(1);
});
