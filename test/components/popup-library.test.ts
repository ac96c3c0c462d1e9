import { beforeEach, describe, expect, test } from 'vitest';
import { PopupController } from '../../entrypoints/popup/controller.ts';
import type { PopupState } from '../../entrypoints/popup/state.ts';
import type { ConnectionInfo } from '../../lib/browser/messages.ts';
import type { Failure } from '../../lib/model/failure.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { FakeBackground, fakeOutside, settled } from './fake-background.ts';
import { clip, everyFailure } from './sample.ts';

const connection: ConnectionInfo = {
  id: 'account-1',
  serviceName: 'Trips',
  webItinerary: 'https://trips.example/i/{id}',
};
const otherClip = clip({ id: '3d0b6c52-55c1-4b8f-8f0e-7f2f4a9d9a11' });

let background: FakeBackground;
let outside: ReturnType<typeof fakeOutside>;
let popup: PopupController;

beforeEach(() => {
  background = new FakeBackground();
  outside = fakeOutside();
  popup = new PopupController(background, outside.outside, { id: 7, title: 'Porto' });
});

const screen = () => popup.state.value.screen;
function at<S extends PopupState['screen']>(name: S): Extract<PopupState, { screen: S }> {
  const state = popup.state.value;
  if (state.screen !== name) throw new Error(`On ${state.screen}, not on ${name}`);
  return state as Extract<PopupState, { screen: S }>;
}
async function reviewed(more: Parameters<typeof clip>[0] = {}) {
  void popup.read();
  await background.answer('clip.page', ok(clip(more)));
}
const take = (step: keyof ReturnType<PopupController['stepsFor']>, failure: Failure) =>
  popup.stepsFor(failure)[step]?.();

describe('the Library', () => {
  const summary = { id: 'it-9', title: 'Porto' };

  test('lists both shelves as their answers come, and gives back what was there', async () => {
    await reviewed();
    popup.look({ part: 'days', day: 2 });
    void popup.enterLibrary();
    await background.answer('clip.list', ok([clip()]));
    expect(at('library')).toMatchObject({ drafts: { is: 'here' }, itineraries: { is: 'coming' } });
    await background.answer('connection.open', ok(connection));
    await background.answer('service.list', ok([summary]));
    expect(at('library').itineraries).toEqual({ is: 'here', items: [summary] });
    popup.openFromLibrary({ kind: 'itinerary', itineraryId: 'it-9' });
    expect(outside.done).toEqual(['tab https://trips.example/i/it-9']);
    popup.leaveLibrary();
    expect(at('review').view).toEqual({ part: 'days', day: 2 });
  });

  test('reading goes on behind it, and does not push it aside', async () => {
    void popup.read();
    void popup.enterLibrary();
    outside.timePasses();
    await background.answer('clip.page', ok(clip()));
    expect(screen()).toBe('library');
    popup.leaveLibrary();
    expect(screen()).toBe('review');
  });

  test('a draft chosen there is not overwritten by the page that was still being read', async () => {
    void popup.read();
    void popup.enterLibrary();
    popup.openFromLibrary({ kind: 'clip', clipId: otherClip.id });
    await background.answer('clip.open', ok(otherClip));
    await background.answer('clip.page', ok(clip()));
    expect(at('review').clip).toEqual(otherClip);
  });

  test('answers to an earlier look do not fill a later one', async () => {
    await reviewed();
    void popup.enterLibrary();
    popup.leaveLibrary();
    void popup.enterLibrary();
    await background.answer('clip.list', ok([otherClip]));
    expect(at('library').drafts).toEqual({ is: 'coming' });
    await background.answer('clip.list', ok([clip()]));
    expect(at('library').drafts).toEqual({ is: 'here', items: [clip()] });
  });

  test('signed out: connecting again looks again', async () => {
    await reviewed();
    void popup.enterLibrary();
    await background.answer('connection.open', ok(connection));
    await background.answer('service.list', fail(everyFailure['signed-out']));
    take('connect-again', everyFailure['signed-out']);
    await background.answer('connection.connect', ok(connection));
    await background.answer('connection.open', ok(connection));
    await background.answer('service.list', ok([summary]));
    expect(at('library').itineraries).toEqual({ is: 'here', items: [summary] });
  });

  test('nothing is sent from there', async () => {
    await reviewed();
    void popup.enterLibrary();
    await popup.send();
    await settled();
    expect(background.asked.filter((name) => name === 'clip.send')).toEqual([]);
  });
});

describe('closing the innermost thing', () => {
  test('the Library, the sign-in, the open stop; then nothing is left', async () => {
    await reviewed();
    popup.look({ part: 'days', day: 0, openStop: 's1' });
    void popup.enterLibrary();
    expect([popup.closeInnermost(), screen()]).toEqual([true, 'review']);
    expect([popup.closeInnermost(), at('review').view.openStop]).toEqual([true, undefined]);
    expect(popup.closeInnermost()).toBe(false);
    take('connect', everyFailure['not-connected']);
    expect([popup.closeInnermost(), screen()]).toEqual([true, 'review']);
  });
});
