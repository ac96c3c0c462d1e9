// Mutations of text: cut, repeated, reversed, nested, with strange things inserted.
import fc from 'fast-check';

/** A position in a text of any length, in ten-thousandths. */
const place = fc.nat(9999);
const span = fc.oneof({ weight: 3, arbitrary: fc.nat(60) }, { weight: 1, arbitrary: fc.nat(3000) });

const odd = [
  '\u0000',
  '\ufffd',
  '\ud800',
  '\udfff\ud83d',
  '\u202e',
  '\u200b\ufeff',
  'ﬃ',
  'İıſK',
  '\u0300'.repeat(40),
  '👩‍👩‍👧‍👦',
  '&#x110000;&#0;&bogus;&amp',
  ' \t\r\n\u2028\u00a0',
  '$&$1$`\\u0041%s%00',
  '__proto__',
  '第１日目 一日目 Day 1 Tag 1 Jour 1',
  '12:60 25:00 9.30pm 00:00–24:00',
  '31.02.2027 2027-13-45 0/0/0 99999999999999999999',
  '€ 1.234.567,89 $-0 1e309 ¥∞',
  'Paris, Paris, Paris – Paris → Paris',
  '!!! ??? ... ((( [[[ ——— ||| :::',
  '-'.repeat(300),
  'a'.repeat(2000),
  'A a '.repeat(400),
  '日'.repeat(700),
];

export type TextChange =
  | { how: 'cut'; at: number; length: number }
  | { how: 'repeat'; at: number; length: number; times: number }
  | { how: 'move'; at: number; length: number; to: number }
  | { how: 'put'; at: number; text: string }
  | { how: 'turn'; at: number; length: number }
  | { how: 'end'; at: number };

const is = <K extends string>(how: K) => fc.constant(how);

export const anyTextChange: fc.Arbitrary<TextChange> = fc.oneof(
  fc.record({ how: is('cut'), at: place, length: span }),
  fc.record({ how: is('repeat'), at: place, length: span, times: fc.integer({ min: 2, max: 12 }) }),
  fc.record({ how: is('move'), at: place, length: span, to: place }),
  fc.record({
    how: is('put'),
    at: place,
    text: fc.oneof(fc.constantFrom(...odd), fc.string({ unit: 'binary', maxLength: 40 })),
  }),
  fc.record({ how: is('turn'), at: place, length: span }),
  fc.record({ how: is('end'), at: place }),
);

export const spot = (at: number, length: number): number => Math.floor((at / 10_000) * length);

/** Longer texts only take longer. */
const longest = 400_000;

function changeOnce(text: string, change: TextChange): string {
  const at = spot(change.at, text.length);
  const head = text.slice(0, at);
  if (change.how === 'end') return head;
  if (change.how === 'put') return head + change.text + text.slice(at);
  const piece = text.slice(at, at + change.length);
  const tail = text.slice(at + change.length);
  if (change.how === 'cut') return head + tail;
  if (change.how === 'repeat') return head + piece.repeat(change.times) + tail;
  if (change.how === 'turn') return head + [...piece].toReversed().join('') + tail;
  const rest = head + tail;
  const to = spot(change.to, rest.length);
  return rest.slice(0, to) + piece + rest.slice(to);
}

export const changeText = (text: string, changes: TextChange[]): string =>
  changes.reduce((changed, change) => changeOnce(changed, change).slice(0, longest), text);
