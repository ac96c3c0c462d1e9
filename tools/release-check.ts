// `npm run release-check`: what has to be true before the packages go to the stores, each line with what to do about it.
import { type Finding, lineOf, seen } from './release/check.ts';
import { auditCheck } from './release/checks/audit.ts';
import { licenceChecks } from './release/checks/licences.ts';
import { packageChecks } from './release/checks/packages.ts';
import { storeChecks } from './release/checks/store.ts';
import { provenChecks } from './release/checks/tests.ts';
import { treeCheck } from './release/checks/tree.ts';
import { versionCheck } from './release/checks/version.ts';

const checks = [
  versionCheck,
  treeCheck,
  auditCheck,
  ...provenChecks,
  ...storeChecks,
  ...packageChecks,
  ...licenceChecks,
];

const found: Finding[] = [];
// One after the other: each builds or starts something, and later ones inspect what earlier ones built.
for (const check of checks) {
  const { name, finding } = await seen(check);
  console.log(lineOf(name, finding));
  found.push(finding);
}
const count = (wanted: Finding['is']) => found.filter(({ is }) => is === wanted).length;
const [failed, open] = [count('bad'), count('unknown')];
if (failed > 0) console.log(`\n${failed} of ${checks.length} to do.`);
else console.log(open > 0 ? `\nReady, but for ${open} to look at elsewhere.` : '\nReady.');
process.exitCode = failed === 0 ? 0 : 1;
