// @vitest-environment happy-dom
// A day with a picture shows it; one without has a button for one beside its title, and no empty box.
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { DayHeading } from '../../components/day/DayHeading.tsx';
import { type Editing, EditingContext } from '../../components/editing/editing.ts';
import { type PictureSource, PictureSourceContext } from '../../components/pictures/picture-source.ts';
import type { DraftDay } from '../../lib/model/draft.ts';
import { day, draft, stated } from './sample.ts';

afterEach(cleanup);

const look = vi.fn();
function show(more: Partial<DraftDay>, picture?: string): void {
  const of = day('d2', [], more);
  const editing = { draft: draft({ days: [of] }), view: { part: 'days', day: 0 }, look };
  render(
    <PictureSourceContext.Provider value={{} as PictureSource}>
      <EditingContext.Provider value={editing as unknown as Editing}>
        <DayHeading day={of} number={2} picture={picture} />
      </EditingContext.Provider>
    </PictureSourceContext.Provider>,
  );
}
const image = stated({ kind: 'image' as const, src: 'https://blog.example/a.jpg', alt: 'The quay' });

test('without a picture: a button with its name beside the title, which leads to the pictures', () => {
  show({});
  const add = screen.getByRole('button', { name: /^Add picture.*Day 2$/ });
  expect(add.closest('.day-title-line')).not.toBeNull();
  expect(document.querySelector('.day-picture')).toBeNull();
  fireEvent.click(add);
  expect(look).toHaveBeenCalledWith({
    part: 'days',
    day: 0,
    task: { kind: 'choose-picture', dayId: 'd2' },
  });
});

test('with one: the picture, or a drawing where its copy does not come, and no second button', () => {
  show({ image }, 'blob:quay');
  expect(document.querySelector('.day-picture')?.getAttribute('src')).toBe('blob:quay');
  expect(screen.queryByText('Add picture')).toBeNull();
  fireEvent.error(screen.getByAltText('The quay'));
  expect(document.querySelector('.day-picture .landscape')).not.toBeNull();
  cleanup();
  show({ image });
  expect(document.querySelector('.day-picture .landscape')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Change the picture for Day 2' })).toBeTruthy();
});
