import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { journeyPage, journeys, journeysIn, reasonOf } from './journeys.ts';
import { onlyIn } from './only-in.ts';

const all = journeys();
const inOne = all.filter(({ browsers }) => browsers.length === 1);

test('all forms of a test are seen', () => {
  const text = `describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  test('in both', async () => {
  describe('a part', () => {
    test.each([\n    ['x', 1],\n    ] as const)('of %s', () => {
  test.runIf(kind === 'firefox')(
    'in one',
describe('chromium', () => {
  test('there', () => {
describe('no browser named', () => {
  test('elsewhere', () => {
`;
  expect(journeysIn('a.test.ts', text).map(({ title, browsers }) => [title, browsers.join()])).toEqual([
    ['in both', 'chromium,firefox'],
    ['a part: of %s', 'chromium,firefox'],
    ['in one', 'firefox'],
    ['there', 'chromium'],
    ['no browser named: elsewhere', 'chromium'],
  ]);
  expect(() => journeysIn('a.test.ts', 'test(`a`);\ntest(title, () => {')).toThrow('not known');
});

test('what is made in one browser only has its reason', () => {
  expect(inOne.filter((journey) => !reasonOf(journey)).map(({ file, title }) => `${file}: ${title}`)).toEqual(
    [],
  );
});

test('no reason is left over', () => {
  const isNeeded = ({ file, title = '' }: (typeof onlyIn)[number]) =>
    inOne.some((journey) => journey.file === file && journey.title.startsWith(title));
  expect(onlyIn.filter((entry) => !isNeeded(entry))).toEqual([]);
});

test('the page for people says the same', () => {
  const page = join(import.meta.dirname, '..', '..', 'docs', 'journeys.md');
  if (process.env.UPDATE) writeFileSync(page, journeyPage(all));
  expect(readFileSync(page, 'utf8')).toBe(journeyPage(all));
});
