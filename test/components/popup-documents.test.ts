import { beforeEach, expect, test } from 'vitest';
import type { ConnectionInfo } from '../../lib/browser/messages.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { settled } from './fake-background.ts';
import { kept, listed, openPopupWithLibrary } from './library-desk.ts';
import { at, background, connection, popup, reviewed } from './popup-desk.ts';

beforeEach(() => openPopupWithLibrary());

const withRight = { scopes: ['itineraries:read', 'itineraries:write', 'documents:read', 'documents:write'] };
const ticket = { id: 'doc-1', name: 'Ticket', kind: 'flight' };
const shown = () => at('library').open?.documents;
const toast = () => at('library').open?.toast?.words;
const actions = () => popup.library.itinerary.documents.actions;

async function entered(account: Partial<ConnectionInfo>, role = 'owner') {
  await reviewed();
  void popup.enterLibrary();
  await settled();
  await background.answer('connection.open', ok({ ...connection, ...account }));
  popup.openFromLibrary({ kind: 'itinerary', row: listed('it-1') });
  await background.answer('library.open', ok({ itinerary: { id: 'it-1', role } }));
}
const withTicket = async (account: Partial<ConnectionInfo> = withRight) => {
  await entered(account);
  await background.answer('documents.list', ok([ticket]));
};

test('without the right to them nothing is asked; a press signs in for it, and they are listed', async () => {
  await entered({ scopes: ['itineraries:read', 'itineraries:write'] });
  expect(shown()).toEqual({ is: 'closed' });
  expect(background.asked).not.toContain('documents.list');
  actions().onAllow();
  expect(shown()).toMatchObject({ isAsking: true });
  const asked = await background.answer('connection.connect', ok({ ...connection, ...withRight }));
  expect(asked).toEqual({ withDocuments: true });
  expect(await background.answer('documents.list', ok([ticket]))).toEqual({ itineraryId: 'it-1' });
  expect(shown()).toEqual({ is: 'here', items: [ticket], canAdd: true, canSave: true });
});

test('a service that tells no rights is asked, and its no is understood', async () => {
  await entered({});
  await background.answer('documents.list', fail({ kind: 'scope-missing' }));
  expect(shown()).toEqual({ is: 'closed' });
  actions().onAllow();
  await background.answer('connection.connect', fail({ kind: 'sign-in-given-up' }));
  expect(shown()).toEqual({ is: 'closed', failure: { kind: 'sign-in-given-up' } });
});

test('where the service shows none, nothing of them is on the screen', async () => {
  await entered({ refused: ['documents'] });
  expect(shown()).toBeUndefined();
  expect(background.asked).not.toContain('documents.list');
  popup.library.itinerary.close();
  popup.openFromLibrary({ kind: 'itinerary', row: listed('it-2') });
  await background.answer('library.open', ok({ itinerary: { id: 'it-2' } }));
  expect(shown()).toBeUndefined();
});

test('one is added, renamed and deleted, and each is said', async () => {
  await withTicket();
  actions().onAdd({ file: new File(['hut'], 'hut.pdf'), name: 'Hut', kind: 'lodging' });
  await settled();
  expect(shown()).toMatchObject({ busy: 'new' });
  const hut = { id: 'doc-2', name: 'Hut', kind: 'lodging' };
  expect(await background.answer('documents.add', ok(hut))).toEqual({
    itineraryId: 'it-1',
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: 'Hut',
    kind: 'lodging',
    data: btoa('hut'),
  });
  expect([shown(), toast()]).toMatchObject([{ items: [ticket, hut], busy: undefined }, 'Document added']);
  actions().onRename('doc-1', 'There');
  await settled();
  await background.answer('documents.rename', ok(null));
  expect([shown(), toast()]).toMatchObject([{ items: [{ name: 'There' }, hut] }, 'Document renamed']);
  actions().onRemove('doc-1');
  await settled();
  await background.answer('documents.remove', ok(null));
  expect([shown(), toast()]).toMatchObject([{ items: [hut] }, 'Document deleted']);
});

test('what did not work stands beside the list, and is tried again', async () => {
  await withTicket();
  actions().onRename('doc-1', 'There');
  await settled();
  await background.answer('documents.rename', fail({ kind: 'offline' }));
  expect(shown()).toMatchObject({ items: [ticket], busy: undefined, problem: { kind: 'offline' } });
  actions().onAgain();
  await settled();
  expect(await background.answer('documents.rename', ok(null))).toMatchObject({ name: 'There' });
  expect(shown()).toMatchObject({ items: [{ name: 'There' }], problem: undefined });
});

test('adding that is kept for the service’s own apps is not offered again', async () => {
  await withTicket();
  actions().onAdd({ file: new File(['x'], 'x.pdf'), name: 'X', kind: 'other' });
  await settled();
  await background.answer('documents.add', fail({ kind: 'forbidden' }));
  expect(shown()).toMatchObject({ items: [ticket], canAdd: false, problem: { kind: 'forbidden' } });
});

test('a file that cannot be read, or that the service does not take, is said to be so', async () => {
  await withTicket();
  actions().onAdd({ file: new File([], 'gone.pdf'), name: 'Gone', kind: 'other' });
  await settled();
  await settled();
  expect(toast()).toMatch(/couldn’t read this file/);
  expect(shown()).toMatchObject({ items: [ticket], busy: undefined });
  actions().onAdd({ file: new File(['x'], 'x.exe'), name: 'X', kind: 'other' });
  await settled();
  await background.answer('documents.add', fail({ kind: 'not-a-picture' }));
  await settled();
  expect(toast()).toMatch(/doesn’t take files of this kind/);
  expect(shown()).toMatchObject({ items: [ticket], busy: undefined, problem: undefined });
});

test('the file of one is saved under its name; where there is none, that is said', async () => {
  await withTicket();
  actions().onSave('doc-1');
  await settled();
  expect(shown()).toMatchObject({ busy: 'doc-1' });
  const asked = await background.answer(
    'documents.fetch',
    ok({ name: 'Ticket.pdf', data: btoa('%PDF-1.7') }),
  );
  expect(asked).toEqual({ itineraryId: 'it-1', documentId: 'doc-1', name: 'Ticket' });
  await settled();
  expect([kept.saved, toast()]).toEqual([[['Ticket.pdf', '%PDF-1.7']], 'Saved “Ticket.pdf”']);
  actions().onSave('doc-1');
  await settled();
  await background.answer('documents.fetch', fail({ kind: 'itinerary-gone' }));
  expect(toast()).toBe('This document has no file to save.');
  // The document may have been deleted altogether.
  await background.answer('documents.list', ok([]));
  expect([shown(), kept.saved]).toMatchObject([{ items: [] }, { length: 1 }]);
});

test('what is asked for on one trip is not shown on the next; its file is saved all the same', async () => {
  await withTicket();
  actions().onSave('doc-1');
  await settled();
  popup.library.itinerary.close();
  popup.openFromLibrary({ kind: 'itinerary', row: listed('it-2') });
  await background.answer('library.open', ok({ itinerary: { id: 'it-2', role: 'owner' } }));
  await background.answer('documents.list', ok([]));
  actions().onAdd({ file: new File(['x'], 'x.pdf'), name: 'X', kind: 'other' });
  await settled();
  await background.answer('documents.fetch', ok({ name: 'Ticket.pdf', data: btoa('%PDF-1.7') }));
  await settled();
  expect(kept.saved).toHaveLength(1);
  expect(shown()).toMatchObject({ items: [], busy: 'new' });
  expect(toast()).toBeUndefined();
});

test('files that are kept for the service’s own apps are not offered again', async () => {
  await withTicket();
  actions().onSave('doc-1');
  await settled();
  await background.answer('documents.fetch', fail({ kind: 'forbidden' }));
  expect(shown()).toMatchObject({ canAdd: true, canSave: false, problem: { kind: 'forbidden' } });
});

test('one that was deleted elsewhere is no failure: the list is read again', async () => {
  await withTicket();
  actions().onRemove('doc-1');
  await settled();
  await background.answer('documents.remove', fail({ kind: 'itinerary-gone' }));
  await background.answer('documents.list', ok([]));
  expect(shown()).toEqual({ is: 'here', items: [], canAdd: true, canSave: true });
});

test('whoever may only look at a trip adds none to it', async () => {
  await entered(withRight, 'viewer');
  await background.answer('documents.list', ok([ticket]));
  expect(shown()).toMatchObject({ canAdd: false });
});

test('an answer for an itinerary that was closed meanwhile changes nothing', async () => {
  await entered(withRight);
  popup.library.itinerary.close();
  await background.answer('documents.list', ok([ticket]));
  expect(at('library').open).toBeUndefined();
});
