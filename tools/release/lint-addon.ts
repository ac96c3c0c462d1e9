// The findings of Mozilla's linter in a built add-on, with our own separated from known ones in bundled libraries.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { projectRoot } from '../build-extension.ts';

const Message = z.object({
  code: z.string(),
  message: z.string(),
  description: z.optional(z.string()),
  file: z.optional(z.nullable(z.string())),
  line: z.optional(z.nullable(z.int())),
  column: z.optional(z.nullable(z.int())),
});
type Message = z.infer<typeof Message>;
const Report = z.object({
  errors: z.array(Message),
  warnings: z.array(Message),
  notices: z.array(Message),
});

/** Known findings in libraries, why they are harmless here, and the code by which each is recognised. */
const explained = [
  {
    library: 'Preact',
    why: '`dangerouslySetInnerHTML`, which no component uses (a test) and Trusted Types refuse on our pages.',
    code: 'UNSAFE_VAR_ASSIGNMENT',
    says: /\.innerHTML\s*=\s*\w+\.__html/,
  },
  {
    library: 'Readability',
    why: 'Puts back the markup of its own copy of the page, which is never shown.',
    code: 'UNSAFE_VAR_ASSIGNMENT',
    says: /\.innerHTML\s*=\s*\w+\s*,\s*this\._attempts|createElement\(.div.\);\w+\.innerHTML\s*=\s*\w+\.innerHTML/,
  },
  {
    library: 'pdf.js',
    why: 'Its last way to find the global object, after those that every browser has.',
    code: 'DANGEROUS_EVAL',
    says: /Function\(.return this.\)\(\)/,
  },
  {
    library: 'pdf.js',
    why: 'Loads its own worker and decoders, which ship with the extension; the content policy allows no others.',
    code: 'UNSAFE_VAR_ASSIGNMENT',
    says: /await\s*\(?import\(/,
  },
] as const;
export const explainedLibraries: string[] = [...new Set(explained.map(({ library }) => library))];

export interface LintFinding {
  code: string;
  where: string;
  text: string;
  /** The library and why its finding stays; left out if the finding is ours. */
  library?: string;
  why?: string;
}

export interface LintReport {
  errors: LintFinding[];
  /** Warnings and notices about our code, to be fixed. */
  ours: LintFinding[];
  /** Warnings that are known for libraries. */
  libraries: LintFinding[];
}

/** `folder`: a Firefox build. Takes a quarter of a minute. */
export async function lintAddon(folder: string): Promise<LintReport> {
  const report = z.parse(Report, JSON.parse(await run(folder)));
  const found = [...report.warnings, ...report.notices].map((message) => judged(folder, message));
  return {
    errors: report.errors.map(asFinding),
    ours: found.filter(({ library }) => library === undefined),
    libraries: found.filter(({ library }) => library !== undefined),
  };
}

const asFinding = ({ code, message, description = '', file, line, column }: Message): LintFinding => ({
  code,
  where: [file ?? 'the add-on', line, column].filter((part) => part != null).join(':'),
  text: `${message}. ${description}`.trim(),
});

function judged(folder: string, message: Message): LintFinding {
  const around = wordsAt(folder, message);
  const place = explained.find(({ code, says }) => code === message.code && says.test(around));
  return { ...asFinding(message), ...(place && { library: place.library, why: place.why }) };
}

/** The code around the finding: built files have few, very long lines. */
function wordsAt(folder: string, { file, line, column }: Message): string {
  if (!file || line == null || column == null) return '';
  const text = readFileSync(join(folder, file), 'utf8').split('\n')[line - 1] ?? '';
  return text.slice(Math.max(0, column - 40), column + 60);
}

/** Its exit code says no more than the report does. */
async function run(folder: string): Promise<string> {
  const program = join(projectRoot, 'node_modules', 'addons-linter', 'bin', 'addons-linter');
  const child = spawn(process.execPath, [program, '--output', 'json', '--no-config', folder], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  await new Promise((ended) => child.once('close', ended));
  return output;
}
