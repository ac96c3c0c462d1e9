// Run by `npm run mutants`: one test for each mutant, which passes if the suite fails.
import { appendFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { suites } from './mutants.ts';
import { tryMutant } from './try-mutant.ts';

const { WAYCLIP_MUTANTS = '{}' } = process.env;
/** From `tools/mutants.ts`: the names of the mutants to try, and where to write the results. */
const Asked = z.object({
  suite: z.enum(['service', 'client']),
  names: z.array(z.string()),
  told: z.string(),
});
const { suite, names, told } = z.parse(Asked, JSON.parse(WAYCLIP_MUTANTS));
const { files, within, mutants } = suites[suite];
const note = (line: string) => appendFileSync(told, `${line}\n`);

// Without any mutants, it runs the unbroken suite.
test.runIf(names.length === 0)('unbroken, every row is kept', async () => {
  for (const { name } of mutants) note(`has  ${name}`);
  const verdict = await tryMutant({ files, within });
  note(
    verdict.kind === 'red' ? `NOT  red without a mutant: ${verdict.row}` : `     ${verdict.tests} tests hold`,
  );
  expect(verdict.kind).toBe('survived');
});

test.each(mutants.filter(({ name }) => names.includes(name)))('$name', async (mutant) => {
  const verdict = await tryMutant({ files, within, mutant });
  note(
    `${verdict.kind === 'red' ? 'red' : 'NOT'}  ${mutant.name}${verdict.kind === 'red' ? `  ←  ${verdict.row}` : ''}`,
  );
  expect(verdict.kind).toBe('red');
});
