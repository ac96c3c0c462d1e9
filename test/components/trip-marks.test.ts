// Someone else's trip is liked, and its author followed or reported, from where the trip is shown.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Summary } from '../../lib/model/itinerary.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { SurfaceController } from '../../surface/controller.ts';
import { statusWords } from '../../surface/spoken-words.ts';
import { FakeBackground, fakeOutside } from './fake-background.ts';
import { everyFailure } from './sample.ts';

const connection = { id: 'account-1', serviceName: 'Trips' };
let background: FakeBackground;
let popup: SurfaceController;

beforeEach(() => {
  background = new FakeBackground();
  popup = new SurfaceController(background, fakeOutside().outside, { id: 7 });
});

const actions = () => popup.explore.actions;
function explore() {
  const state = popup.state.value;
  if (state.screen !== 'explore') throw new Error(`On ${state.screen}, not on Explore`);
  return state;
}

describe('a trip that is liked, and who made it', () => {
  const ines: Summary = { id: 'it-1', title: 'Lisbon', author: { id: 'ines', name: 'Inês' } };
  const looked = async (marked = { liked: ['it-1'], followed: [] as string[] }) => {
    void popup.enterExplore('');
    await background.answer('connection.open', ok(connection));
    actions().onOpen(ines);
    await background.answer('explore.trip', ok({ id: 'it-1' }));
    await background.answer('explore.marked', ok(marked));
  };
  const hearts = () => [...(explore().marks?.liked ?? [])];
  const followed = () => [...(explore().marks?.followed ?? [])];

  test('is known when it is looked at, changes at once, and can be undone', async () => {
    await looked();
    expect(hearts()).toEqual(['it-1']);
    actions().onMark?.('follow', ines, true);
    expect(followed()).toEqual(['ines']);
    expect(explore().toast).toMatchObject({ what: 'follow', isSaved: true });
    expect(await background.answer('explore.mark', ok(null))).toEqual({
      what: 'follow',
      id: 'ines',
      isOn: true,
    });
    actions().onMark?.('like', ines, false);
    expect(hearts()).toEqual([]);
    expect(await background.answer('explore.mark', ok(null))).toEqual({
      what: 'like',
      id: 'it-1',
      isOn: false,
    });
    expect(followed()).toEqual(['ines']);
  });

  test.each([
    ['like', true, 'Liked'],
    ['like', false, 'Like removed'],
    ['follow', true, 'Now following Inês'],
    ['follow', false, 'No longer following Inês'],
  ] as const)('is announced as it is shown: %s %s', async (what, isOn, words) => {
    await looked();
    actions().onMark?.(what, ines, isOn);
    expect(statusWords(popup.state.value)).toBe(words);
  });

  test('that is saved is announced as saved', async () => {
    await looked();
    actions().onSave(ines, true);
    expect(statusWords(popup.state.value)).toBe('Saved to your Library');
  });

  test('is asked for once, not with each trip', async () => {
    await looked();
    actions().onClose();
    actions().onOpen(ines);
    await background.answer('explore.trip', ok({ id: 'it-1' }));
    expect(background.asked.filter((name) => name === 'explore.marked')).toHaveLength(1);
  });

  test('that did not work is taken back, told and tried again; forbidden, it is not offered again', async () => {
    await looked({ liked: [], followed: [] });
    actions().onMark?.('like', ines, true);
    await background.answer('explore.mark', fail(everyFailure['service-silent']));
    expect([hearts(), explore().problem?.kind, explore().toast]).toEqual([[], 'service-silent', undefined]);
    actions().onTryAgain();
    await background.answer('explore.mark', fail(everyFailure.forbidden));
    expect(explore().marks).toMatchObject({ canLike: false, canFollow: true });
    expect(hearts()).toEqual([]);
  });

  test('is reported in the traveller’s words; refused, it is not offered again', async () => {
    await looked();
    expect(explore().canReport).toBe(true);
    actions().onReport?.(ines, 'Not a trip.');
    expect(await background.answer('people.report', ok(null))).toEqual({
      userId: 'ines',
      reason: 'Not a trip.',
    });
    expect(explore().reported).toBe('ines');
    actions().onReport?.(ines, 'Still not.');
    await background.answer('people.report', fail(everyFailure.forbidden));
    expect(explore()).toMatchObject({ canReport: false, problem: { kind: 'forbidden' } });
  });
});

test('an account that was refused reports once is not offered them', async () => {
  void popup.enterExplore('');
  await background.answer('connection.open', ok({ ...connection, refused: ['reports'] }));
  expect(explore().canReport).toBe(false);
});
