import { expect, test } from 'vitest';
import { isSameTownThing, townThings } from '../../lib/placing/town-things.ts';

const isSame = (a: string, b: string) => isSameTownThing(townThings(a), townThings(b));

test.each([
  ['Castle Museum', 'Museo del Castello', true],
  ['Museum', 'Museo del Castello', false],
  // Nouns are paired one to one, whichever name repeats one.
  ['Castle Castello', 'Castle Museum', false],
  ['Castle Museum', 'Castle Castello', false],
  ['Museums', 'Museum', true],
  ['National Museum', 'Museum', true],
  ['Rathaus', 'Town Hall', true],
  ['Rathaus', 'Altstadt', false],
  ['Ostermolen', 'Ostermolen', false],
])('%s and %s', (a, b, same) => expect(isSame(a, b)).toBe(same));
