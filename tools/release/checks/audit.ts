// Known vulnerabilities in the packages that are bundled or run: none, or each with the reason why it is harmless here.
import { spawnSync } from 'node:child_process';
import * as z from 'zod/mini';
import { parseJson } from '../../../lib/model/parse-json.ts';
import { projectRoot } from '../../build-extension.ts';
import { bad, type Check, type Finding, good, unknown } from '../check.ts';

/** By package name: why its vulnerability cannot be reached through Wayclip. */
const explained: Record<string, string> = {};

const Report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});

/** The output of `npm audit --json` as a line of the checklist. */
export function auditFinding(printed: string, reasons: Record<string, string> = explained): Finding {
  const report = z.safeParse(Report, parseJson(printed));
  if (!report.success)
    return unknown('the registry gave no answer', 'Run npm audit where the registry can be reached.');
  const holes = Object.entries(report.data.vulnerabilities);
  const open = holes.filter(([name]) => !Object.hasOwn(reasons, name));
  if (open.length === 0)
    return good(`no known hole in a package that is not explained; ${holes.length} explained`);
  const named = open.map(([name, { severity }]) => `${name} (${severity})`).join(', ');
  return bad(named, 'Take a mended version, or say in tools/release/checks/audit.ts why it does no harm.');
}

export const auditCheck: Check = {
  name: 'Audit',
  look: () =>
    auditFinding(
      spawnSync('npm', ['audit', '--json'], {
        cwd: projectRoot,
        encoding: 'utf8',
        shell: process.platform === 'win32',
      }).stdout,
    ),
};
