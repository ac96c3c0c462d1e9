// Lines as in RFC 5545: text escaped, at most 75 octets, ended by CR LF.
import { clean } from './clean-text.ts';

const maxOctets = 75;

/** TEXT of 3.3.11: "Fish, chips; \n" → "Fish\, chips\; \n" with the line break as two characters. */
export const icsText = (text: string): string =>
  clean(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Folds a long line into several, each continued with a space (3.1). Never splits a character. */
export function folded(line: string): string {
  let octets = 0;
  let out = '';
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > maxOctets) {
      out += '\r\n ';
      octets = 1;
    }
    out += character;
    octets += more;
  }
  return out;
}

export const icsFile = (lines: string[]): string => lines.map((line) => `${folded(line)}\r\n`).join('');
