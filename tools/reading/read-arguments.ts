import { parseArgs } from 'node:util';
import { isCalendarDay } from '../../lib/model/local-moment.ts';
import { fail, ok, type Result } from '../../lib/model/result.ts';

/** "json" is the service's import result; "wayclip.json" is the file that the extension saves and opens. */
const clipFormats = ['json', 'md', 'ics', 'gpx', 'kml', 'txt', 'wayclip.json'] as const;
export type ClipFormat = (typeof clipFormats)[number];

export interface ClipArguments {
  files: string[];
  format: ClipFormat;
  /** The trip's first day, for calendars of pages without dates. */
  start?: string;
  out?: string;
  url?: string;
}

export const usage = `Usage: npm run -s clip -- [--out DIR] [--url URL] [--format ${clipFormats.join('|')}] [--start YYYY-MM-DD] FILE...`;

const isFormat = (word: string): word is ClipFormat => clipFormats.some((format) => format === word);

export function readArguments(words: string[]): Result<ClipArguments, string> {
  const options = {
    out: { type: 'string' },
    url: { type: 'string' },
    format: { type: 'string' },
    start: { type: 'string' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
    const { format = 'json', out, url, start } = values;
    if (!isFormat(format)) return fail(`The format is one of ${clipFormats.join(', ')}, not "${format}".`);
    if (start !== undefined && !isCalendarDay(start)) return fail(`"${start}" is not a day like 2027-05-13.`);
    if (positionals.length === 0) return fail('No file was named.');
    return ok({
      files: positionals,
      format,
      ...(out && { out }),
      ...(url && { url }),
      ...(start && { start }),
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}
