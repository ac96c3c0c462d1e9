// Pending choices from several windows: none is lost to another window.
import { expect, test } from 'vitest';
import type { Clash } from '../../lib/edit/clash.ts';
import { ClashList, type ClashShelf } from '../../surface/editing/clash-list.ts';
import { clipId } from './sample.ts';

const title = (words: string, task: string): Clash => ({
  edit: { kind: 'set-title', title: words },
  keys: ['draft title'],
  task,
});
const dayTitle: Clash = {
  edit: { kind: 'set-day-title', dayId: 'd1', title: 'Ribeira' },
  keys: ['day d1 title'],
  task: 'day',
};

function shelfOf(kept: Clash[]) {
  const shelf: ClashShelf = {
    load: async () => kept,
    change: async (_clipId, change) => {
      kept = change(kept);
    },
  };
  return { shelf, kept: () => kept };
}

test("a window's question does not write over that of another window", async () => {
  const { shelf, kept } = shelfOf([]);
  const [one, other] = [new ClashList(shelf), new ClashList(shelf)];
  await one.recall(clipId);
  await other.recall(clipId);
  await one.add(clipId, title('Porto alone', 'one'));
  await other.add(clipId, dayTitle);
  expect(kept()).toEqual([title('Porto alone', 'one'), dayTitle]);
});

test('settling one leaves what another window has added since', async () => {
  const { shelf, kept } = shelfOf([title('Porto alone', 'one')]);
  const [one, other] = [new ClashList(shelf), new ClashList(shelf)];
  await one.recall(clipId);
  await other.add(clipId, dayTitle);
  one.settle(clipId, title('Porto alone', 'one'));
  await expect.poll(kept).toEqual([dayTitle]);
});

test('the same spot written in two forms is asked about twice, in one form once', async () => {
  const { shelf, kept } = shelfOf([]);
  const desk = new ClashList(shelf);
  await desk.add(clipId, title('Porto alone', 'one'));
  await desk.add(clipId, title('Porto by tram', 'two'));
  await desk.add(clipId, title('Porto by night tram', 'two'));
  expect(kept()).toEqual([title('Porto alone', 'one'), title('Porto by night tram', 'two')]);
});
