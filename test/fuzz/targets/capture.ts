import assert from 'node:assert/strict';
import fc from 'fast-check';
import { decodeHtml } from '../../../tools/reading/decode-html.ts';
import { openPage } from '../../../tools/reading/open-page.ts';
import { anyPage, htmlOf, showPage } from '../any-page.ts';
import { startPages } from '../corpus.ts';
import { anyByteChange, changeBytes } from '../mutate-bytes.ts';
import { assertSoundCapture, inTime } from '../sound.ts';
import { target } from '../target.ts';

function assertCaptured(html: string): void {
  const opened = inTime(() => openPage(html, { url: 'https://blog.example/day' }));
  if (opened.ok) assertSoundCapture(opened.value);
  else assert.equal(opened.failure.kind, 'page-unreadable');
  assert.equal(Reflect.get({}, 'polluted'), undefined);
}

export const capturing = target({
  name: 'capture',
  claim: 'any page becomes a whole capture, in time, and nothing of it reaches our own objects',
  any: anyPage,
  holds: (page) => assertCaptured(htmlOf(page)),
  show: showPage,
  shortRuns: 30,
});

const encodings = ['utf-8', 'utf-16le', 'latin1'] as const;
const anyBytes = fc.record({
  page: fc.nat(startPages.length - 1),
  encoding: fc.constantFrom(...encodings),
  /** The encoding that the page declares, true or not. */
  declared: fc.constantFrom('', 'utf-8', 'shift_jis', 'iso-2022-jp', 'utf-16', 'windows-1252', 'x-none'),
  changes: fc.array(anyByteChange, { maxLength: 8 }),
});

export const encodedPages = target({
  name: 'encodings',
  claim: 'bytes in any encoding, declared truly or not, become a whole capture',
  any: anyBytes,
  holds: ({ page, encoding, declared, changes }) => {
    const { html = '' } = startPages[page] ?? {};
    const said = declared ? `<meta charset="${declared}">${html}` : html;
    assertCaptured(decodeHtml(changeBytes(new Uint8Array(Buffer.from(said, encoding)), changes)));
  },
  shortRuns: 20,
});
