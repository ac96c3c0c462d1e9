// Pure: no browser, no network, no clock.
import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '../../lib/model/result.ts';

export interface ClipArguments {
  files: string[];
  format: 'json' | 'md';
  out?: string;
  url?: string;
}

export const usage = 'Usage: npm run -s clip -- [--out DIR] [--url URL] [--format json|md] FILE...';

export function readArguments(words: string[]): Result<ClipArguments, string> {
  const options = { out: { type: 'string' }, url: { type: 'string' }, format: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
    const { format = 'json', out, url } = values;
    if (format !== 'json' && format !== 'md') return fail(`The format is json or md, not "${format}".`);
    if (positionals.length === 0) return fail('No file was named.');
    return ok({ files: positionals, format, ...(out && { out }), ...(url && { url }) });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}
