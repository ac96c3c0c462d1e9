// Known holes in the packages that are built in or run: none, or each with the reason why it does no harm here.
import { spawnSync } from 'node:child_process';
import * as z from 'zod/mini';
import { parseJson } from '../../../lib/model/parse-json.ts';
import { projectRoot } from '../../build-extension.ts';
import { bad, type Check, type Finding, good, unknown } from '../check.ts';

/** By the package's name: why its hole cannot be reached through Wayclip. */
const explained: Record<string, string> = {};

const Report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});

/** What `npm audit --json` printed, as a line of the check list. */
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
