// `node tools/client-contract.ts`: runs our client through every operation, every dialect of the service and every pair
// of dialect values, and prints the results.
import { runSuite } from './contract/run-suite.ts';

const headings: Record<string, string> = {
  operations: 'Every operation',
  truth: 'What is said to be done is done',
  hearing: 'What one part of an answer tells',
  singles: 'Every dialect by itself: an itinerary with pictures',
  sessions: 'Every dialect by itself: a connection from its first day to its last',
  pairs: 'Every two values of the nine axes together',
};

const { files, seconds } = await runSuite('test/contract/client', 'client-contract');
let failed = 0;
let passed = 0;
for (const [file, heading] of Object.entries(headings)) {
  const suite = files.find(({ name }) => name.endsWith(`/${file}.test.ts`));
  console.log(`\n${heading}\n`);
  if (suite?.message) console.log(suite.message);
  for (const { title, status, failureMessages } of suite?.assertionResults ?? []) {
    console.log(`  ${status === 'passed' ? 'yes' : 'NO '}  ${title}`);
    if (status === 'passed') passed += 1;
    else console.log(failureMessages?.join('\n') ?? '');
  }
  failed += suite?.assertionResults.filter(({ status }) => status !== 'passed').length ?? 1;
}
console.log(`\n${passed} as they should be, ${failed} not, in ${seconds.toFixed(0)} s.`);
process.exitCode = failed === 0 ? 0 : 1;
