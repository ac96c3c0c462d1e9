// Mozilla's linter on the Firefox package made by `npm run build`: no output if all is well.
import { join } from 'node:path';
import { projectRoot } from './build-extension.ts';
import { explainedLibraries, type LintFinding, lintAddon } from './release/lint-addon.ts';

const { errors, ours, libraries } = await lintAddon(join(projectRoot, '.output', 'firefox-mv3'));
const lineOf = ({ code, where, text }: LintFinding) => `${where} ${code}: ${text}`;
const seen = new Set(libraries.map(({ library }) => library));
const faults = [
  ...[...errors, ...ours].map(lineOf),
  // An outdated exception could hide a fault of our own.
  ...explainedLibraries
    .filter((name) => !seen.has(name))
    .map((name) => `${name} is allowed what it does not do`),
];
console.log(faults.length === 0 ? 'No error, and no warning that is ours.' : faults.join('\n'));
process.exitCode = faults.length === 0 ? 0 : 1;
