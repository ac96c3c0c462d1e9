// Files that are given or fetched, until they are read: several files, locked ones, stopping.
import { expect, test } from 'vitest';
import type { ConvertPageEdges, Live } from '../../entrypoints/convert/convert-visit.ts';
import type { GivenFile } from '../../lib/journeys/convert-files.ts';
import { type Cover, firstCover } from '../../lib/model/cover.ts';
import { ok } from '../../lib/model/result.ts';
import { booking, conversion, draftOf, file, rest, step, visitWith } from './convert-desk.ts';

/** A visit that is reading a locked file and never finishes. */
function lockedVisit() {
  let live: Live | undefined;
  const { visit } = visitWith({
    convert: (_files, edges) => {
      live = edges;
      return new Promise(() => undefined);
    },
  });
  visit.actions.onFiles([file('locked.pdf')]);
  const askPassword = (wasWrong: boolean) => live?.askPassword({ file: 0, name: 'locked.pdf' }, wasWrong);
  return { visit, askPassword };
}

test('more files are read with those that were given before; after nothing, alone', async () => {
  const { visit, background, asked } = visitWith();
  background.answers['clip.list'] = async () => ok([]);
  visit.actions.onFiles([file('a.pdf')]);
  await rest();
  visit.actions.onFiles([file('b.pdf')]);
  await rest();
  expect(asked).toEqual([['a.pdf'], ['a.pdf', 'b.pdf']]);
  const names: string[][] = [];
  const empty = visitWith({
    convert: async (files: GivenFile[]) => {
      names.push(files.map(({ name }) => name));
      return ok({ files: [], bookings: [], draftOf, wordsOn: () => [], private: [] });
    },
  });
  empty.visit.actions.onFiles([file('a.pdf')]);
  await rest();
  step(empty.visit, 'nothing');
  empty.visit.actions.onFiles([file('b.pdf')]);
  await rest();
  empty.visit.actions.onAgain();
  await rest();
  expect(names).toEqual([['a.pdf'], ['b.pdf'], ['b.pdf']]);
});

test('a password is asked for, again when it was wrong, and not again for the same file', async () => {
  const { visit, askPassword } = lockedVisit();
  const first = askPassword(false);
  expect(step(visit, 'reading').asking).toMatchObject({ name: 'locked.pdf', wasWrong: false });
  visit.actions.onPassword('no');
  expect(await first).toBe('no');
  expect(step(visit, 'reading').asking).toBeUndefined();
  const second = askPassword(true);
  expect(step(visit, 'reading').asking?.wasWrong).toBe(true);
  visit.actions.onPassword('yes');
  expect(await second).toBe('yes');
  expect(await askPassword(false)).toBe('yes');
});

test('stopping ends the reading at once, and what comes later is not shown', async () => {
  let end: ((value: Awaited<ReturnType<ConvertPageEdges['convert']>>) => void) | undefined;
  let signal: AbortSignal | undefined;
  const { visit } = visitWith({
    convert: (_files, live) => {
      signal = live.signal;
      return new Promise((resolve) => {
        end = resolve;
      });
    },
  });
  visit.actions.onFiles([file('long.pdf')]);
  visit.actions.onStop();
  expect(signal?.aborted).toBe(true);
  expect(step(visit, 'choose').wasStopped).toBe(true);
  end?.(ok(conversion(booking('Inn'))));
  await rest();
  step(visit, 'choose');
});

test('a PDF that cannot be fetched is offered to be asked for, and a local one explained', async () => {
  const leave: string[] = [];
  const { visit } = visitWith({
    requestHost: async (address) => {
      leave.push(address);
      return false;
    },
  });
  await visit.begin('https://air.example/t.pdf');
  expect(step(visit, 'choose').open).toEqual({ is: 'away', host: 'air.example' });
  visit.actions.onFetch();
  await rest();
  expect(leave).toEqual(['https://air.example/t.pdf']);
  expect(step(visit, 'choose').open).toEqual({ is: 'refused' });
  const local = visitWith();
  await local.visit.begin('file:///home/t.pdf');
  expect(step(local.visit, 'choose').open).toEqual({ is: 'local' });
  const odd = visitWith();
  await odd.visit.begin('javascript:alert(1)');
  expect(step(odd.visit, 'choose').open).toBeUndefined();
});

test('files that are dropped while others are read are read with them', async () => {
  const names: string[][] = [];
  const { visit } = visitWith({
    convert: (files) => {
      names.push(files.map(({ name }) => name));
      return new Promise(() => undefined);
    },
  });
  visit.actions.onFiles([file('a.pdf')]);
  visit.actions.onFiles([file('b.pdf')]);
  expect(names).toEqual([['a.pdf'], ['a.pdf', 'b.pdf']]);
});

test('a fault while reading does not leave one waiting for ever', async () => {
  const { visit } = visitWith({ convert: () => Promise.reject(new Error('no memory')) });
  visit.actions.onFiles([file('a.pdf')]);
  await rest();
  expect(step(visit, 'choose').problem).toMatchObject({ kind: 'own-fault' });
});

test('a slow address can be stopped, and what it brings later is not read', async () => {
  let give: ((file: GivenFile) => void) | undefined;
  const { visit, asked } = visitWith({
    fetchFile: () =>
      new Promise((resolve) => {
        give = resolve;
      }),
  });
  void visit.begin('https://air.example/t/ticket%20cv.pdf');
  expect(step(visit, 'reading').names).toEqual(['ticket cv.pdf']);
  visit.actions.onStop();
  give?.({ name: 't.pdf', data: new Blob() });
  await rest();
  step(visit, 'choose');
  expect(asked).toEqual([]);
});

test('what was found before new files were given is not shown over their reading', async () => {
  let load: ((cover: Cover) => void) | undefined;
  let turn = 0;
  const { visit, background } = visitWith({
    cover: {
      load: () =>
        new Promise((resolve) => {
          load = resolve;
        }),
      save: async () => undefined,
    },
    convert: async () => {
      turn += 1;
      return turn === 1 ? ok(conversion(booking('Inn'))) : new Promise(() => undefined);
    },
  });
  background.answers['clip.list'] = async () => ok([]);
  visit.actions.onFiles([file('a.pdf')]);
  await rest();
  visit.actions.onFiles([file('b.pdf')]);
  load?.(firstCover);
  await rest();
  expect(step(visit, 'reading').names).toEqual(['a.pdf', 'b.pdf']);
});

test('each question for a password is a new one, so that its field is empty', async () => {
  const { visit, askPassword } = lockedVisit();
  const tries = () => step(visit, 'reading').asking?.tries;
  const first = askPassword(false);
  const before = tries();
  visit.actions.onPassword('no');
  await first;
  void askPassword(true);
  expect(tries()).not.toBe(before);
});
