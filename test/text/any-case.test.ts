import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCase, inAnyCase } from '../../lib/text/any-case.ts';

const whole = (pattern: string, flags: string) => new RegExp(`^(?:${pattern})$`, flags);

test.each([
  ['in', '[iI][nN]'],
  ['\\d+ days?', '\\d+ [dD][aA][yY][sS]?'],
  ['départ d[eu]', '[dD][éÉ][pP][aA][rR][tT] [dD][eEuU]'],
  ['straße', '[sS][tT][rR][aA]ß[eE]'],
  ['出発地\\s?[:：]', '出発地\\s?[:：]'],
  ['[a-zà-]+x', '[a-zA-ZàÀ-]+[xX]'],
  ['\\p{L}a\\xdf\\u00e9[\\xc0-\\xd6\\]b]', '\\p{L}[aA]\\xdf\\u00e9[\\xc0-\\xd6\\]bB]'],
  ['(?<hour>a)(?<!b)\\k<hour>', '(?<hour>[aA])(?<![bB])\\k<hour>'],
])('%s is written %s', (pattern, written) => expect(anyCase(pattern)).toBe(written));

test('finds what a pattern without regard to case finds, and nothing else', () => {
  const words = fc.constantFrom('days? in', 'à|en|au', '(?:start|los) (?:ab|von)', 'ruta por|día');
  fc.assert(
    fc.property(
      words,
      fc.constantFrom('Days IN', 'day in', 'À', 'AU', 'Los ab', 'DÍA', 'dia', 'ruta'),
      (pattern, text) => {
        expect(whole(anyCase(pattern), 'u').test(text)).toBe(whole(pattern, 'iu').test(text));
      },
    ),
  );
});

test('an expression keeps its flags and loses its regard to case', () => {
  const days = inAnyCase(/(?<count>\d+) días?/gu);
  expect(days.flags).toBe('gu');
  expect(Array.from('3 DÍAS, 4 día'.matchAll(days), ({ groups }) => groups?.count)).toEqual(['3', '4']);
});
