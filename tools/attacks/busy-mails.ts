import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer-core';
import type { Attack } from './attack.ts';
import { inWords, shownAt } from './inside.ts';

const head = 'From: desk@stay.example\r\nDate: Mon, 10 May 2027 09:00:00 +0100\r\nMIME-Version: 1.0\r\n';
const page = (html: string) => `${head}Subject: Booked\r\nContent-Type: text/html\r\n\r\n${html}`;

const attack = (name: string, mail: () => string): Attack => ({
  name,
  build: 'loopback',
  run: async ({ own }) => {
    const folder = mkdtempSync(join(tmpdir(), 'wayclip-attack-'));
    try {
      const file = join(folder, 'booking.eml');
      writeFileSync(file, mail(), 'latin1');
      const convert = await own('convert.html');
      const input = (await convert.waitForSelector(
        'input[type=file]',
      )) as ElementHandle<HTMLInputElement> | null;
      await input?.uploadFile(file);
      const ends = ['convert-nothing', 'convert-found'];
      const shown = await shownAt(convert, ends, 40);
      return { held: ends.includes(shown), seen: inWords(shown) };
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
});

export const nestedMail = attack('a mail of 500 kB of nested elements', () => page('<div>'.repeat(100_000)));
export const fontMail = attack('a mail of 60 kB of open fonts', () =>
  page(Array.from({ length: 5000 }, (_, at) => `<p><font a=${at}>`).join('')),
);
export const longSubject = attack(
  'a mail with a subject of 50 MB',
  () => `${head}Subject: ${'=?utf-8?Q?a?= '.repeat(3_700_000)}\r\n\r\nBooked.`,
);
