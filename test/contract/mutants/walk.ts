// Run by `npm run mutants`: one test for each mutant, which passes when the suite turns red.
import { appendFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { suites } from './mutants.ts';
import { tryMutant } from './try-mutant.ts';

const {
  WAYCLIP_MUTANTS_OF = 'service',
  WAYCLIP_MUTANTS = '',
  WAYCLIP_MUTANTS_TO = '/dev/null',
} = process.env;
const { files, within, mutants } = suites[WAYCLIP_MUTANTS_OF === 'client' ? 'client' : 'service'];
const words = WAYCLIP_MUTANTS.split(' ').filter(Boolean);
const chosen = mutants.filter(({ name }) => words.every((word) => name.includes(word)));
const note = (line: string) => appendFileSync(WAYCLIP_MUTANTS_TO, `${line}\n`);

test('unbroken, every row is kept', async () => {
  const verdict = await tryMutant({ files, within });
  note(
    verdict.kind === 'red' ? `NOT  red without a mutant: ${verdict.row}` : `     ${verdict.tests} tests hold`,
  );
  expect(verdict.kind).toBe('survived');
});

test.each(chosen)('$name', async (mutant) => {
  const verdict = await tryMutant({ files, within, mutant });
  note(
    `${verdict.kind === 'red' ? 'red' : 'NOT'}  ${mutant.name}${verdict.kind === 'red' ? `  ←  ${verdict.row}` : ''}`,
  );
  expect(verdict.kind).toBe('red');
});
