import { expect, test } from 'vitest';
import { packageOf } from '../../tools/licences/bundled-packages.ts';
import { type Notice, noticeOf, noticesText, readNotices } from '../../tools/licences/notices.ts';

test('a module tells the package it comes from', () => {
  expect(packageOf('/home/a/node_modules/preact/hooks/dist/hooks.mjs')).toBe('preact');
  expect(packageOf('C:\\a\\node_modules\\@preact\\signals\\index.js')).toBe('@preact/signals');
  expect(packageOf('/a/node_modules/wxt/node_modules/nanoid/index.js')).toBe('nanoid');
  expect(packageOf('/home/a/lib/model/result.ts')).toBeUndefined();
});

test('every package stands in the list, and a text that several share is there once', () => {
  const notices: Notice[] = [
    { name: '@a/one', version: '1.0.0', licence: 'MIT', texts: ['The same words.'] },
    { name: 'two', version: '2.0.0-beta.1', licence: '(MIT OR CC0-1.0)', texts: ['The same words.'] },
    { name: 'three', version: '3.0.0', licence: 'not stated', texts: [] },
  ];
  const text = noticesText(notices);
  expect(readNotices(text)).toEqual(notices.map(({ texts: _texts, ...rest }) => rest));
  expect(text.split('The same words.')).toHaveLength(2);
  expect(text).toContain('@a/one, two');
});

test('what pdf.js took from others is told too', () => {
  const { licence, texts } = noticeOf('pdfjs-dist');
  expect(licence).toBe('Apache-2.0');
  expect(texts.length).toBeGreaterThan(5);
});
