import { describe, expect, test } from 'vitest';
import { decode } from '../../../lib/read/stops/decode.ts';
import { maybeStops } from '../../../lib/read/stops/maybe-stops.ts';
import { scoredPage } from './scored-page.ts';

const options = { threshold: 0.5, thresholdAgain: 0.5 };

function maybeOn(body: string, chances: Record<string, number>, towns: string[] = []) {
  const { view, scored } = scoredPage(body, chances, towns);
  return maybeStops(view, scored, decode(scored, options)).map(({ candidate, otherName }) =>
    otherName ? [candidate.name, otherName] : candidate.name,
  );
}

describe('names that may be stops', () => {
  test('are less likely than stops and not hopeless, the likeliest first', () => {
    const body = '<p>We saw the Old Tower, then Salt Market, then Rope House and Blue Shop.</p>';
    const chances = { 'Old Tower': 0.9, 'Salt Market': 0.2, 'Rope House': 0.4, 'Blue Shop': 0.05 };
    expect(maybeOn(body, chances)).toEqual(['Rope House', 'Salt Market']);
  });

  test('are not what is a stop already, by whatever form of its name', () => {
    const body = '<p>We saw the Alhambra. Later we went to the Alhambra Palace again.</p>';
    expect(maybeOn(body, { Alhambra: 0.9, 'Alhambra Palace': 0.3 })).toEqual([]);
  });

  test('are at most twelve', () => {
    const all = Array.from({ length: 20 }, (_, index) => `Zq${'abcdefghijklmnopqrst'[index]}x Tower`);
    const body = all.map((name) => `<p>Then came ${name} after a while.</p>`).join('');
    expect(maybeOn(body, Object.fromEntries(all.map((name) => [name, 0.3])))).toHaveLength(12);
  });

  test('are no people, but what is called after them', () => {
    const body =
      '<p>Then Marta took Tom Weber to Sofia, to the Marta Tower and past the Weber Hut with a friend.</p>';
    const names = ['Marta', 'Tom Weber', 'Sofia', 'Marta Tower', 'Weber Hut'];
    const chances = Object.fromEntries(names.map((name) => [name, 0.3]));
    expect(maybeOn(body, chances, ['Sofia'])).toEqual(['Marta Tower', 'Sofia', 'Weber Hut']);
  });

  test('a place and its name in brackets are one, in whatever script', () => {
    const chances = { 'Old Tower': 0.3, 'Torre Antiga': 0.25 };
    const body = '<p>We climbed the Old Tower (Torre Antiga) at noon.</p>';
    expect(maybeOn(body, chances)).toEqual([['Old Tower', 'Torre Antiga']]);
  });

  test('a town in brackets says where, and is a name of its own', () => {
    const body = '<p>We saw the Kite Museum (Grünau) at noon.</p>';
    expect(maybeOn(body, { 'Kite Museum': 0.3, Grünau: 0.2 }, ['Grünau'])).toEqual(['Kite Museum', 'Grünau']);
  });
});
