// Travellers forward their tickets: sending a mail does not make the sender the operator, and a person's name never
// leaves with it.
import { expect, test } from 'vitest';
import { readEml } from '../../../lib/files/eml.ts';
import { draftOf } from '../../../lib/journeys/read-capture.ts';
import { privateWordsIn } from '../../../lib/read/booking/private-words.ts';
import { loadKnowledge } from '../../../tools/reading/load-places.ts';
import { openPage } from '../../../tools/reading/open-page.ts';
import { printed } from './printed.ts';

const knowledge = loadKnowledge();

const ticket = `Train ticket
Booking reference: K7QWZ4
From: Utrecht Centraal
To: Zwolle
Date: 14 May 2027
Departure: 09:10
Arrival: 10:05
Train: IC 1540
Seat: 41`;

function mailFrom(from: string, body: string) {
  const text = [`From: ${from}`, 'Subject: Fwd: ticket', 'MIME-Version: 1.0', '', ...body.split('\n')].join(
    '\r\n',
  );
  const opened = readEml(new TextEncoder().encode(text), { openHtml: (html) => openPage(html) });
  if (!opened.ok) throw new Error(opened.failure.kind);
  return opened.value.capture;
}

const operators = (from: string, body: string) =>
  draftOf(mailFrom(from, body), knowledge).reservations.map(({ type, name }) => [type, name]);

test.each([
  ['Ebba Lundqvist <ebba@mail.example>', ticket],
  ['Ebba Lundqvist <box17@mail.example>', `${ticket}\n\nEbba Lundqvist`],
  ['Lundqvist, Ebba <box17@mail.example>', `${ticket}\nPassenger: Ebba Lundqvist`],
  // No list of names has this given name, but the email address contains it.
  ['Zorvina Quennell <zorvina.q@mail.example>', `${ticket}\n\nZorvina Quennell`],
  ['Zorvina Quennell <box17@mail.example>', `${ticket}\nPassenger\nZorvina Quennell`],
])('a ticket forwarded by %s is not run by them', (from, body) => {
  const capture = mailFrom(from, body);
  const draft = draftOf(capture, knowledge);
  expect(draft.reservations).toHaveLength(1);
  const sent = JSON.stringify([draft.title, draft.summary, draft.days, draft.reservations]);
  expect(sent).not.toMatch(/Ebba|Lundqvist|Zorvina|Quennell/iu);
  expect(privateWordsIn(capture, knowledge).map(({ words }) => words)).toContainEqual(
    expect.stringMatching(/Lundqvist|Quennell/u),
  );
});

test('a house runs the train where its paper names it', () => {
  expect(operators('Lage Landen Spoor <tickets@lls.example>', `Lage Landen Spoor\n${ticket}`)).toEqual([
    ['train', 'Lage Landen Spoor'],
  ]);
  expect(operators('Wayfare Deals <tickets@wayfare.example>', ticket)).toEqual([['train', undefined]]);
});

test('a page saved from a seller says who runs the train by its own words only', () => {
  const operator = (siteName: string, text: string) =>
    draftOf({ ...printed(text), siteName }, knowledge).reservations.map(({ name }) => name);
  expect(operator('Wayfare Deals', ticket)).toEqual([undefined]);
});
