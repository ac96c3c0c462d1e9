// Reads the lines of a calendar file: joins folded ones, splits off parameters, unescapes text.

export interface IcsLine {
  /** "DTSTART". */
  name: string;
  parameters: Map<string, string>;
  value: string;
}

// Enough for a calendar of some thousand events.
const maxLines = 100_000;

/** `DTSTART;TZID="Europe/Lisbon":20270513T064000`; a colon inside quotes does not end the name. */
function lineOf(text: string): IcsLine | undefined {
  const [, name, rest = '', value = ''] =
    /^([A-Za-z\d-]{1,60})((?:;[^:;"]{0,200}(?:"[^"]{0,500}")?){0,20}):(.*)$/s.exec(text) ?? [];
  if (!name) return undefined;
  const parameters = new Map<string, string>();
  for (const [, key = '', quoted, bare] of rest.matchAll(/;([^=;:]{1,60})=(?:"([^"]*)"|([^;:"]*))/g)) {
    parameters.set(key.toUpperCase(), quoted ?? bare ?? '');
  }
  return { name: name.toUpperCase(), parameters, value };
}

/** A line that begins with a space continues the one before it. */
export function icsLines(text: string): IcsLine[] {
  const whole: string[] = [];
  for (const line of text.split(/\r\n|\r|\n/, maxLines)) {
    const last = whole.length - 1;
    if (/^[ \t]/.test(line) && last >= 0) whole[last] += line.slice(1);
    else whole.push(line);
  }
  return whole.flatMap((line) => lineOf(line) ?? []);
}

/** Unescapes "Praça do Comércio\, Lisboa\nby the river". */
export const icsText = (value: string): string =>
  value
    .replace(/\\([\\;,nN])/g, (_all, character: string) => (/n/i.test(character) ? '\n' : character))
    .trim();
