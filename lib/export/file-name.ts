import type { ExportFormat } from '../model/export-format.ts';
import { t } from '../words/words.ts';
import { oneLine } from './clean-text.ts';

// Windows reserves these names for devices, whatever the extension.
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
// Characters that some system forbids, and control characters that reverse or hide text ("gpj.exe").
const forbidden = /[\\/:*?"<>|\p{C}]/gu;
// Every system takes 255 octets; this leaves room for the browser's " (1)" and keeps names readable.
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

/** ("Lisbon: 4/5 days", "ics") → "Lisbon 4 5 days.ics"; never a hidden file, never a path, never empty. */
export function fileName(title: string, format: ExportFormat): string {
  const plain = oneLine(title.normalize('NFC').replace(forbidden, ' '));
  const name = cut(plain.replace(/^[.\s~-]+/, '')).replace(/[.\s]{1,64}$/, '');
  const safe =
    name === '' || deviceName.test(name.split('.', 1)[0] ?? '')
      ? `${t('file.itinerary')} ${name}`.trim()
      : name;
  // The name also tells a Wayclip file from any other JSON.
  return `${safe}.${format === 'json' ? 'wayclip.json' : format}`;
}
