// `npm run release-check`: what has to be true before the packages go to the stores, each line with what to do about it.
import { lineOf, seen } from './release/check.ts';
import { licenceChecks } from './release/checks/licences.ts';
import { packageChecks } from './release/checks/packages.ts';
import { storeChecks } from './release/checks/store.ts';
import { provenChecks } from './release/checks/tests.ts';
import { treeCheck } from './release/checks/tree.ts';
import { versionCheck } from './release/checks/version.ts';

const checks = [versionCheck, treeCheck, ...provenChecks, ...storeChecks, ...packageChecks, ...licenceChecks];

let failed = 0;
// One after the other: each builds or starts something, and later ones look at what earlier ones built.
for (const check of checks) {
  const { name, finding } = await seen(check);
  console.log(lineOf(name, finding));
  if (!finding.isGood) failed += 1;
}
console.log(failed === 0 ? '\nReady.' : `\n${failed} of ${checks.length} to do.`);
process.exitCode = failed === 0 ? 0 : 1;
