// Private content of a page stays there: it is not in the capture, not in the draft, not in what is sent.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RequestName } from '../../lib/browser/messages.ts';
import { requestSchemas } from '../../lib/browser/request-schemas.ts';
import { readCapture } from '../../lib/journeys/read-capture.ts';
import { sendSummaryOf } from '../../lib/journeys/send-summary.ts';
import { contactPurposes } from '../../lib/model/contact.ts';
import { loadKnowledge } from '../../tools/reading/load-places.ts';
import { captureArticle } from '../capture/page.ts';
import { sampleClip } from '../draft-sample.ts';

const knowledge = loadKnowledge();
const secret = 'CANARY-4711';
const around = (inside: string) =>
  captureArticle(
    `<h2>Day 1</h2><ul><li><b>09:00 Old Fort</b>, early</li><li><b>11:00 Fish Market</b>, late</li></ul>${inside}`,
  );

const places: Record<string, string> = {
  'a field': `<input value="${secret}">`,
  'a password': `<input type="password" value="${secret}">`,
  'a hidden field': `<input type="hidden" name="csrf" value="${secret}">`,
  'a placeholder': `<input placeholder="${secret}">`,
  'a field for long texts': `<textarea>${secret}</textarea>`,
  'a choice': `<select><option selected>${secret}</option></select>`,
  'a suggestion for a field': `<datalist><option value="${secret}"></datalist>`,
  'an answer of a form': `<form><output>${secret}</output></form>`,
  'a field in the middle of a sentence': `<p>Your name: <input value="${secret}"> and so on</p>`,
  'a hidden element': `<p hidden>${secret}</p>`,
  'what is not displayed': `<p style="display:none">${secret}</p>`,
  'what is not visible': `<p style="visibility:hidden">${secret}</p>`,
  'what is hidden from all': `<div aria-hidden="true" style="display:none"><p>${secret}</p></div>`,
  'a template': `<template><p>${secret}</p></template>`,
  'a script': `<script>const token = "${secret}";</script>`,
  'a script of data': `<script type="application/json">{"token":"${secret}"}</script>`,
  'a page without scripts': `<noscript>${secret}</noscript>`,
  'a comment in the source': `<!-- ${secret} -->`,
  'data attributes': `<p data-token="${secret}" data-user='{"mail":"${secret}"}'>Words</p>`,
  'a title of an icon': `<svg><title>${secret}</title><desc>${secret}</desc></svg>`,
  'a dialog that is closed': `<dialog>${secret}</dialog>`,
  'a frame’s own text': `<iframe src="https://ads.example/?user=${secret}"></iframe>`,
};

describe.each(Object.entries(places))('%s', (_, inside) => {
  const capture = around(inside);

  test('is not in the capture', () => expect(JSON.stringify(capture)).not.toContain(secret));

  test('is not in the draft, which is still there', () => {
    const draft = readCapture(capture, knowledge);
    expect(draft.ok).toBe(true);
    expect(JSON.stringify(draft)).not.toContain(secret);
    if (draft.ok)
      expect(sendSummaryOf(sampleClip({ draft: draft.value }), new Map()).text).not.toContain(secret);
  });
});

test('a capture has nothing of cookies, storage or what was done on the page', () => {
  expect(Object.keys(around('')).toSorted()).toEqual(
    ['blocks', 'kind', 'language', 'structured', 'title', 'truncated', 'url'].toSorted(),
  );
});

test('every purpose for which anyone is contacted has its line on the privacy page', () => {
  const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'privacy.md'), 'utf8');
  const lines = new Set(
    [...page.matchAll(/^\| `([\w-]+)` \|(?:[^|]+\|){3}$/gm)].map(([, purpose]) => purpose),
  );
  expect(lines).toEqual(new Set(contactPurposes));
});

/**
 * The requests to the background after which data leaves the machine, with the privacy page's words for when. All
 * others keep it local.
 */
const leaving: Partial<Record<RequestName, string>> = {
  'clip.page': 'after a page is read',
  'clip.send': 'you press Send',
  'clip.steer': 'the rest of what you had already sent off',
  'pictures.copy': 'may be asked once more for its own pictures',
  'media.import': 'Let the service read it',
  'media.allowance': 'asks how many imports are left',
  'connection.connect': 'you press Connect',
  'connection.disconnect': 'when you disconnect',
  'explore.page': 'you open the Library or Explore',
  'explore.trip': 'look at a trip',
  'explore.saved': 'you open the Library or Explore',
  'explore.marked': 'you open the Library or Explore',
  'explore.picture': 'look at a trip',
  'explore.draft': 'make a draft of it',
  'explore.save': 'you save or like a trip of others',
  'explore.mark': 'follow its maker',
  'people.add': 'you add a companion to a trip',
  'people.link': 'make a link for others to join',
  'people.join': 'join a trip with a link',
  'people.list': 'you open People on a trip',
  'people.remove': 'remove someone from a trip',
  'people.leave': 'leave one',
  'people.links': 'which links are open',
  'people.withdraw': 'withdraw such a link',
  'people.report': 'report a traveller',
  'reminders.read': 'you open Reminders of an account',
  'reminders.change': 'you turn a reminder on or off',
  'documents.list': 'see the documents of a trip',
  'documents.add': 'you add, rename or delete a document',
  'documents.rename': 'you add, rename or delete a document',
  'documents.remove': 'you add, rename or delete a document',
  'documents.fetch': 'see the documents of a trip',
  'places.look': 'when you press “Look them up”',
  'places.switch': 'when you press “Look them up”',
  'places.find': 'beside a name you typed',
  'library.sync': 'you open the Library or Explore',
  'library.open': 'look at a trip',
  'library.image': 'change a picture in the Library',
  'data.forget': 'when you disconnect',
};
const staying: RequestName[] = [
  'clip.sample',
  'clip.open',
  'clip.list',
  'clip.edit',
  'clip.walk',
  'clip.start',
  'clip.paste',
  'clip.import',
  'clip.since',
  'clip.remove',
  'booking.add',
  'place.find',
  'places.state',
  'places.end',
  'places.wish',
  'map.names',
  'words.show',
  'connection.open',
  'connection.list',
  'connection.choose',
  'connection.rename',
  'connection.adopt',
  'library.tidy',
];

test('every question is known to stay here, or to have its words on the privacy page', () => {
  const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'privacy.md'), 'utf8');
  const known = [...Object.keys(leaving), ...staying];
  expect(known.toSorted()).toEqual(Object.keys(requestSchemas).toSorted());
  expect(Object.values(leaving).filter((words) => !page.includes(words))).toEqual([]);
});
