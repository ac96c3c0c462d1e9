import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestMap } from '../../lib/browser/messages.ts';
import type { Summary } from '../../lib/model/itinerary.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { SurfaceController } from '../../surface/controller.ts';
import type { ExploreState } from '../../surface/state.ts';
import { FakeBackground, fakeOutside, settled } from './fake-background.ts';
import { clip, draft, everyFailure, stated } from './sample.ts';

type PageAsk = RequestMap['explore.page']['ask'];

const connection = {
  id: 'account-1',
  serviceName: 'Trips',
  webItinerary: 'https://trips.example/i/{id}',
};
const tram: Summary = { id: 'it-1', title: 'Lisbon by its oldest trams', dayCount: 3, stopCount: 14 };
const tiles: Summary = { id: 'it-2', title: 'A tile hunter’s Lisbon', dayCount: 5, stopCount: 11 };

let background: FakeBackground;
let outside: ReturnType<typeof fakeOutside>;
let popup: SurfaceController;
let backOnline: (() => void)[];

beforeEach(() => {
  background = new FakeBackground();
  outside = fakeOutside();
  backOnline = [];
  const onBackOnline = (run: () => void) => {
    backOnline.push(run);
    return () => void backOnline.splice(backOnline.indexOf(run), 1);
  };
  popup = new SurfaceController(background, { ...outside.outside, onBackOnline }, { id: 7, title: 'Lisbon' });
});

function explore(): ExploreState {
  const state = popup.state.value;
  if (state.screen !== 'explore') throw new Error(`On ${state.screen}, not on Explore`);
  return state;
}
const actions = () => popup.explore.actions;
const ids = () => explore().found.trips.map(({ id }) => id);
const page = (trips: Summary[], nextCursor?: string) =>
  ok({ data: trips, ...(nextCursor && { nextCursor }) });

async function reviewed(destination = 'Lisbon, Portugal') {
  void popup.read();
  const of = clip({ draft: draft({ destination: stated(destination) }) });
  await background.answer('clip.page', ok(of));
}
/** Opens Explore while connected, with these bookmarks filled. */
async function entered(words?: string, saved: string[] = []) {
  void popup.enterExplore(words);
  await background.answer('connection.open', ok(connection));
  await background.answer('explore.saved', ok(saved));
}

describe('what is looked for', () => {
  test('is the place of the page at first, and says where it comes from', async () => {
    await reviewed();
    await entered();
    expect(explore()).toMatchObject({ question: { text: 'Lisbon' }, place: 'Lisbon', isFromPage: true });
    expect(await background.answer('explore.page', page([tram]))).toEqual({
      text: 'Lisbon',
      isFollowing: false,
    });
    actions().onType('');
    expect(explore()).toMatchObject({ question: { text: '' }, isFromPage: false });
    expect(await background.answer('explore.page', page([tiles]))).toMatchObject({ text: '' });
    expect(ids()).toEqual(['it-2']);
  });

  test('is the feed without a page, and the words one came with before those of the page', async () => {
    void popup.open(undefined);
    await entered();
    expect(await background.answer('explore.page', page([]))).toMatchObject({ text: '' });
    popup.leaveExplore();
    await reviewed();
    await entered('Porto');
    expect(explore()).toMatchObject({ question: { text: 'Porto' }, isFromPage: false });
  });

  test('is asked once nobody types on, and only the newest is shown', async () => {
    await reviewed();
    await entered();
    actions().onType('P');
    actions().onType('Po');
    actions().onType('Porto');
    expect(background.open).toEqual(['explore.page']);
    outside.timePasses();
    expect(background.open).toEqual(['explore.page', 'explore.page']);
    await background.answer('explore.page', page([tram]));
    expect(ids()).toEqual([]);
    expect(await background.answer('explore.page', page([tiles]))).toMatchObject({ text: 'Porto' });
    expect(ids()).toEqual(['it-2']);
    actions().onType('Porto ');
    outside.timePasses();
    expect(background.open).toEqual([]);
  });

  test('may be only of people one follows', async () => {
    await entered('Porto');
    await background.answer('explore.page', page([tram]));
    actions().onFollowing(true);
    const asked = (await background.answer(
      'explore.page',
      fail({ kind: 'forbidden', code: 'following' }),
    )) as PageAsk;
    expect(asked).toEqual({ text: 'Porto', isFollowing: true });
    expect(explore().found.is).toBe('stuck');
  });
});

describe('what stands in the way', () => {
  test('signed out in the middle: what was found stays, and connecting goes on from there', async () => {
    await entered('');
    await background.answer('explore.page', page([tram], 'c1'));
    actions().onMore();
    await background.answer('explore.page', fail(everyFailure['signed-out']));
    expect([explore().found.is, ids()]).toEqual(['stuck', ['it-1']]);
    actions().onConnect();
    await background.answer('connection.connect', ok(connection));
    expect(await background.answer('explore.page', page([tiles]))).toMatchObject({ cursor: 'c1' });
    expect(ids()).toEqual(['it-1', 'it-2']);
  });

  test('offline: it goes on by itself, once, when the network is back', async () => {
    await entered('');
    await background.answer('explore.page', fail(everyFailure.offline));
    expect(backOnline).toHaveLength(1);
    backOnline[0]?.();
    await background.answer('explore.page', page([tram]));
    expect([ids(), backOnline]).toEqual([['it-1'], []]);
  });

  test('a pause that the service asks for is kept', async () => {
    await entered('');
    await background.answer('explore.page', fail(everyFailure['slow-down']));
    expect(background.open).toEqual([]);
    outside.timePasses();
    await background.answer('explore.page', page([tram]));
    expect(ids()).toEqual(['it-1']);
  });

  test('leaving ends the waiting', async () => {
    await entered('');
    await background.answer('explore.page', fail(everyFailure.offline));
    popup.leaveExplore();
    expect(backOnline).toEqual([]);
  });

  test('not connected: the sign-in given up is told, done it shows the trips', async () => {
    void popup.enterExplore('');
    await background.answer('connection.open', ok(null));
    await background.answer('explore.page', fail(everyFailure['not-connected']));
    actions().onConnect();
    await background.answer('connection.connect', fail(everyFailure['sign-in-given-up']));
    expect(explore()).toMatchObject({ isConnecting: false, problem: { kind: 'sign-in-given-up' } });
    actions().onConnect();
    await background.answer('connection.connect', ok(connection));
    await background.answer('explore.page', page([tram]));
    expect([ids(), explore().problem]).toEqual([['it-1'], undefined]);
  });
});

describe('saving', () => {
  test('fills the bookmark at once, and can be undone', async () => {
    await entered('', ['it-2']);
    await background.answer('explore.page', page([tram, tiles]));
    expect([...explore().savedIds]).toEqual(['it-2']);
    actions().onSave(tram, true);
    expect([...explore().savedIds]).toEqual(['it-2', 'it-1']);
    expect(explore().toast).toMatchObject({ trip: tram, isSaved: true });
    expect(await background.answer('explore.save', ok(null))).toEqual({ id: 'it-1', isSaved: true });
    actions().onSave(tram, false);
    expect(await background.answer('explore.save', ok(null))).toEqual({ id: 'it-1', isSaved: false });
    expect([...explore().savedIds]).toEqual(['it-2']);
  });

  test('pressed to and fro while it is under way ends as it was pressed last', async () => {
    await entered('');
    actions().onSave(tram, true);
    actions().onSave(tram, false);
    actions().onSave(tram, true);
    actions().onSave(tram, false);
    expect(background.open.filter((name) => name === 'explore.save')).toHaveLength(1);
    await background.answer('explore.save', ok(null));
    expect(await background.answer('explore.save', ok(null))).toMatchObject({ isSaved: false });
    expect(background.open).not.toContain('explore.save');
    expect([...explore().savedIds]).toEqual([]);
  });

  test('that did not work is taken back and told; where it is not offered, not offered again', async () => {
    await entered('');
    actions().onSave(tram, true);
    await background.answer('explore.save', fail(everyFailure['service-silent']));
    expect(explore()).toMatchObject({ problem: { kind: 'service-silent' }, toast: undefined, canSave: true });
    expect(explore().savedIds.size).toBe(0);
    actions().onSave(tram, true);
    await background.answer('explore.save', fail(everyFailure.forbidden));
    expect(explore().canSave).toBe(false);
  });
});

test('a bookmark that is emptied while the list is read stays empty, though the list still has it', async () => {
  void popup.enterExplore('');
  await background.answer('connection.open', ok(connection));
  actions().onSave(tram, false);
  await background.answer('explore.save', ok(null));
  await background.answer('explore.saved', ok(['it-1', 'it-2']));
  expect([...explore().savedIds]).toEqual(['it-2']);
});

test('“Try again” does what did not work once more', async () => {
  await entered('');
  actions().onSave(tram, true);
  await background.answer('explore.save', fail(everyFailure['service-silent']));
  actions().onTryAgain();
  expect(explore().problem).toBeUndefined();
  expect(await background.answer('explore.save', ok(null))).toEqual({ id: 'it-1', isSaved: true });
  expect([...explore().savedIds]).toEqual(['it-1']);
});

describe('a trip', () => {
  test('opens with what the list knows, then with its days; Esc leads back to the list, then to the draft', async () => {
    await reviewed();
    await entered();
    await background.answer('explore.page', page([tram]));
    actions().onOpen(tram);
    expect(explore().trip).toMatchObject({ summary: tram, whole: { is: 'coming' } });
    await background.answer('explore.trip', ok({ id: 'it-1', days: [] }));
    expect(explore().trip?.whole.is).toBe('here');
    expect(popup.closeInnermost()).toBe(true);
    expect([explore().trip, ids()]).toEqual([undefined, ['it-1']]);
    expect(popup.closeInnermost()).toBe(true);
    expect(popup.state.value.screen).toBe('review');
  });

  test('whose answer comes late does not replace the one that is open', async () => {
    await entered('');
    actions().onOpen(tram);
    actions().onClose();
    actions().onOpen(tiles);
    await background.answer('explore.trip', ok({ id: 'it-1' }));
    expect(explore().trip).toMatchObject({ summary: tiles, whole: { is: 'coming' } });
  });

  test('becomes a draft of one’s own, once, that opens in review', async () => {
    await entered('');
    actions().onOpen(tram);
    await background.answer('explore.trip', ok({ id: 'it-1' }));
    actions().onDraft();
    actions().onDraft();
    expect(background.open.filter((name) => name === 'explore.draft')).toHaveLength(1);
    await background.answer('explore.draft', ok(clip()));
    await background.answer('clip.open', ok(clip()));
    expect(popup.state.value.screen).toBe('review');
  });

  test('that cannot become one says why, and stays open', async () => {
    await entered('');
    actions().onOpen(tram);
    await background.answer('explore.trip', ok({ id: 'it-1' }));
    actions().onDraft();
    await background.answer('explore.draft', fail(everyFailure['browser-full']));
    expect(explore()).toMatchObject({ problem: { kind: 'browser-full' }, trip: { isStarting: false } });
  });

  test('is opened in the service where that has a page', async () => {
    await entered('');
    popup.explore.inService?.('a 1');
    expect(outside.done).toEqual(['tab https://trips.example/i/a%201']);
  });
});

test('what an earlier visit still brings does not fill a later one', async () => {
  void popup.enterExplore('Porto');
  popup.leaveExplore();
  void popup.enterExplore('Faro');
  await background.answer('explore.page', page([tram]));
  await settled();
  expect(explore().found).toMatchObject({ is: 'asking', trips: [] });
  await background.answer('explore.page', page([tiles]));
  expect(ids()).toEqual(['it-2']);
});

test('reading goes on behind it, and does not push it aside', async () => {
  void popup.read();
  void popup.enterExplore();
  await background.answer('clip.page', ok(clip()));
  expect(popup.state.value.screen).toBe('explore');
  popup.leaveExplore();
  expect(popup.state.value.screen).toBe('review');
});
