import type { ExportFormat } from '../model/export-format.ts';
import { t } from '../words/words.ts';
import { oneLine } from './clean-text.ts';

// Windows gives these names to devices, whatever follows the dot.
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
// Not in file names: what some system forbids, and marks that turn or hide what follows ("gpj.exe").
const forbidden = /[\\/:*?"<>|\p{C}]/gu;
// Every system takes 255 octets; the browser may add " (1)", and people read names.
const maxOctets = 120;

function cut(name: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let kept = '';
  for (const character of name) {
    octets += encoder.encode(character).length;
    if (octets > maxOctets) break;
    kept += character;
  }
  return kept;
}

/** ("Lisbon: 4/5 days", "ics") → "Lisbon 4 5 days.ics"; never hidden, never a path, never empty. */
export function fileName(title: string, format: ExportFormat): string {
  const plain = oneLine(title.normalize('NFC').replace(forbidden, ' '));
  const name = cut(plain.replace(/^[.\s~-]+/, '')).replace(/[.\s]{1,64}$/, '');
  const safe =
    name === '' || deviceName.test(name.split('.', 1)[0] ?? '')
      ? `${t('file.itinerary')} ${name}`.trim()
      : name;
  // One of our own is told apart from any other JSON by its name, too.
  return `${safe}.${format === 'json' ? 'wayclip.json' : format}`;
}
