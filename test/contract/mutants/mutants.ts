// The complete list of mutants. `npm run mutants` tries them one by one and checks that the suite fails.
import { askMutants } from './client-asks.ts';
import { connectMutants } from './client-connects.ts';
import { hearMutants } from './client-hears.ts';
import { lyingMutants } from './lies.ts';
import type { Mutant } from './mutant.ts';
import { accessMutants } from './service-access.ts';
import { answerMutants } from './service-answers.ts';
import { appMutants } from './service-apps.ts';
import { chargeMutants } from './service-charges.ts';
import { fieldMutants } from './service-fields.ts';
import { leavingMutants } from './service-leaving.ts';
import { listMutants } from './service-lists.ts';
import { writeMutants } from './service-writes.ts';

export interface Suite {
  files: string[];
  /** Which of their tests to run: one environment of the service is enough to see a failure. */
  within: RegExp;
  mutants: Mutant[];
}

const inClient = (name: string) => `test/contract/client/${name}.test.ts`;
/** Operations are proven in the file named "truth", dialects in their own files. */
const lookedForIn = (file: string, mutants: Mutant[]): Mutant[] =>
  mutants.map((mutant) => {
    const isDialect = /^[a-z]+[A-Z]/.test(mutant.noticedBy);
    const isHeard = /^(?:error|passing|etag)/.test(mutant.noticedBy);
    if (isHeard) return { ...mutant, first: inClient('hearing') };
    return { ...mutant, first: inClient(isDialect && file === 'truth' ? 'singles' : file) };
  });
const client = ['truth', 'hearing', 'operations', 'singles', 'sessions', 'pairs'];

export const suites: Record<'service' | 'client', Suite> = {
  service: {
    files: ['test/contract/service/contract.test.ts'],
    within: /^in process /,
    mutants: [
      ...answerMutants,
      ...writeMutants,
      ...chargeMutants,
      ...listMutants,
      ...appMutants,
      ...accessMutants,
      ...fieldMutants,
      ...leavingMutants,
    ],
  },
  client: {
    files: client.map(inClient),
    within: /./,
    mutants: [
      ...lookedForIn('truth', lyingMutants),
      ...lookedForIn('truth', askMutants),
      ...lookedForIn('singles', hearMutants),
      ...lookedForIn('sessions', connectMutants),
    ],
  },
};
