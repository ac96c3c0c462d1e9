// @vitest-environment happy-dom
// A stop's picture in its row, in the open stop, and on the screen that shows what will be sent.
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { type Editing, EditingContext } from '../../components/editing/editing.ts';
import { PictureSourceContext } from '../../components/pictures/picture-source.ts';
import { LeavingList } from '../../components/send/LeavingList.tsx';
import { StopPicture, StopThumb } from '../../components/stop/StopPicture.tsx';
import { StopPictures } from '../../components/stop/stop-pictures.ts';
import { applyEdit } from '../../lib/edit/apply-edit.ts';
import { sendSummaryOf } from '../../lib/journeys/send-summary.ts';
import type { ImageBlock } from '../../lib/model/capture.ts';
import { clip, day, draft, stated, stop } from './sample.ts';

afterEach(cleanup);

const tram: ImageBlock = {
  kind: 'image',
  src: 'https://blog.example/tram.jpg',
  alt: 'A tram',
  credit: 'Ines',
};
const pictured = stop('s1', 'Graça', { image: stated(tram) });
const look = vi.fn();
const editing = { view: { part: 'days', day: 0 }, look } as unknown as Editing;
const source = { copiesOf: async () => new Map(), keepFile: async () => undefined };

const show = (shown: typeof pictured, has = new Map([['s1', 'blob:tram']])) =>
  render(
    <EditingContext.Provider value={editing}>
      <PictureSourceContext.Provider value={source}>
        <StopPictures.Provider value={has}>
          <StopThumb stop={shown} />
          <StopPicture stop={shown} />
        </StopPictures.Provider>
      </PictureSourceContext.Provider>
    </EditingContext.Provider>,
  );

test('stands in the row and, with its credit, in the open stop', () => {
  show(pictured);
  expect(document.querySelector('.stop-thumb')?.getAttribute('src')).toBe('blob:tram');
  expect(screen.getByAltText('A tram')).toBeTruthy();
  expect(screen.getByText('Ines')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Change picture/ }));
  expect(look).toHaveBeenCalledWith(
    expect.objectContaining({ task: { kind: 'choose-stop-picture', stopId: 's1' } }),
  );
});

test('without one the row has none, and one can be added', () => {
  show(stop('s1', 'Graça'));
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByRole('button', { name: /Add picture/ })).toBeTruthy();
});

test('one whose copy is broken leaves no box in the row', () => {
  show(pictured);
  for (const picture of document.querySelectorAll('img')) fireEvent.error(picture);
  expect(document.querySelector('img, .stop-thumb')).toBeNull();
});

test('one without a copy shows its credit and no broken sign', () => {
  show(pictured, new Map());
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByText('Ines')).toBeTruthy();
});

test('stays here when the draft is sent, and that is said', () => {
  const sent = clip({ draft: draft({ days: [day('d1', [pictured])] }) });
  const leaving = sendSummaryOf(sent, new Map());
  expect(leaving.text).not.toContain('tram.jpg');
  render(<LeavingList leaving={leaving} />);
  expect(screen.getByText('1 stop picture stays here: the service has no place for it')).toBeTruthy();
});

test('is set, changed and taken away by edits; the same again changes nothing', () => {
  const before = draft({ days: [day('d1', [stop('s1', 'Graça')])] });
  const set = applyEdit(before, { kind: 'set-stop-image', stopId: 's1', image: tram });
  if (!set.ok) throw new Error('not set');
  expect(set.value.days[0]?.stops[0]?.image?.value).toEqual(tram);
  const again = applyEdit(set.value, { kind: 'set-stop-image', stopId: 's1', image: tram });
  expect(again.ok && again.value).toBe(set.value);
  const gone = applyEdit(set.value, { kind: 'set-stop-image', stopId: 's1', image: null });
  expect(gone.ok && gone.value).toEqual(before);
});
