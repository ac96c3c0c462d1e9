import { expect, test } from 'vitest';
import { nameAlone } from '../../lib/text/name-alone.ts';

test.each([
  ['the High Tide Inn', 'en-GB', 'High Tide Inn'],
  ['den Wolkenpass', 'de', 'Wolkenpass'],
  ['la Torre', 'es', 'La Torre'],
  ['The High Tide Inn', 'en', 'The High Tide Inn'],
  ['the old mill', 'en', 'the old mill'],
  ['de Young Museum', 'en', 'de Young Museum'],
  ['the High Tide Inn', undefined, 'High Tide Inn'],
  ['a Coruña', 'en', 'a Coruña'],
  ['de Vinh Long', 'fr', 'Vinh Long'],
  ['d’Hakone', 'fr', 'Hakone'],
  ['del Sur', 'es', 'Sur'],
  ['van Gogh Museum', 'nl', 'van Gogh Museum'],
  ['d’Arenberg Cube', 'en', 'd’Arenberg Cube'],
])('%j on a page in %s is called %j', (name, language, called) =>
  expect(nameAlone(name, language)).toBe(called),
);
