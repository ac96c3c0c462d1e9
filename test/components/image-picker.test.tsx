// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Editing } from '../../components/editing/editing.ts';
import { ImagePicker } from '../../components/pictures/ImagePicker.tsx';
import type { PictureOf } from '../../components/pictures/picture-of.ts';
import { picturesFor, picturesNear } from '../../components/pictures/picture-order.ts';
import { PictureSourceContext } from '../../components/pictures/picture-source.ts';
import type { ImageBlock } from '../../lib/model/capture.ts';
import type { Sourced } from '../../lib/model/draft.ts';
import { clip, day, draft, ignore, stated, stop } from './sample.ts';

const atBlock = <T,>(value: T, block: number): Sourced<T> => ({
  value,
  origin: { by: 'source', block, start: 0, end: 1, reader: 'sample', words: String(value) },
  confidence: 0.9,
});
const image = (name: string, more: Partial<ImageBlock> = {}): ImageBlock => ({
  kind: 'image',
  src: `https://blog.example/${name}.jpg`,
  alt: name,
  ...more,
});
const days = [
  day('d1', [stop('s1', 'A', { name: atBlock('A', 3) })], { image: stated(image('river')) }),
  day('d2', [stop('s2', 'B', { name: atBlock('B', 10) })]),
];
const pictures = [
  { image: image('hero'), block: 0 },
  { image: image('river', { credit: 'Ines' }), block: 4 },
  { image: image('tiles'), block: 12 },
];

afterEach(cleanup);

function open(
  of: PictureOf = { dayId: 'd1' },
  has = new Map(pictures.map(({ image: { src } }) => [src, `blob:${src}`])),
) {
  const edit = vi.fn();
  const look = vi.fn();
  const keepFile = vi.fn(async (_clip: unknown, file: File) =>
    file.type.startsWith('image/') ? image('own') : undefined,
  );
  const withOwn = new Map([...has, [image('own').src, 'blob:own']]);
  const shown = clip({ draft: draft({ days }), source: { ...clip().source, pictures } });
  const editing = {
    draft: shown.draft,
    view: { part: 'days', day: 0, task: { kind: 'choose-picture', dayId: 'd1' } },
    edit,
    look,
    focus: { current: undefined },
  } as unknown as Editing;
  render(
    <PictureSourceContext.Provider
      value={{ copiesOf: async (_clip, srcs) => (srcs.includes(image('own').src) ? withOwn : has), keepFile }}
    >
      <ImagePicker header={null} clip={shown} of={of} editing={editing} />
    </PictureSourceContext.Provider>,
  );
  return { edit, look, editing };
}
const choices = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));

describe('the picture picker', () => {
  test('lists the day’s own pictures first, with their credit, and marks the one it has', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Picture for Day 1');
    expect(choices()).toEqual(['river. Ines', 'hero. No credit given', 'tiles. No credit given']);
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).getAttribute('aria-label')).toBe(
      'river. Ines',
    );
  });

  test('never has one chosen that cannot be copied: the first that can is, or none', async () => {
    open({ dayId: 'd1' }, new Map([[image('hero').src, 'blob:hero']]));
    const checked = () => screen.queryAllByRole<HTMLInputElement>('radio', { checked: true });
    await waitFor(() =>
      expect(checked().map((one) => one.getAttribute('aria-label'))).toEqual(['hero. No credit given']),
    );
    cleanup();
    open({ dayId: 'd1' }, new Map());
    await waitFor(() => expect(checked()).toEqual([]));
  });

  test('uses the chosen one, and the focus goes back to the day’s picture', () => {
    const { edit, look, editing } = open();
    fireEvent.click(screen.getByRole('radio', { name: /tiles/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Use this picture' }));
    expect(edit).toHaveBeenCalledWith(
      { kind: 'set-day-image', dayId: 'd1', image: image('tiles') },
      undefined,
      expect.anything(),
    );
    expect(look).toHaveBeenCalledWith({ part: 'days', day: 0 });
    expect(editing.focus.current).toBe('#day-picture');
  });

  test('the same picture again is no edit; Cancel neither', () => {
    const { edit } = open();
    fireEvent.click(screen.getByRole('button', { name: 'Use this picture' }));
    fireEvent.click(screen.getByRole('radio', { name: /tiles/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(edit).not.toHaveBeenCalled();
  });

  test('none takes the picture away', () => {
    const { edit } = open();
    fireEvent.click(screen.getByRole('button', { name: 'None' }));
    fireEvent.click(screen.getByRole('button', { name: 'Use no picture' }));
    expect(edit).toHaveBeenCalledWith(
      { kind: 'set-day-image', dayId: 'd1', image: null },
      undefined,
      expect.anything(),
    );
  });

  test('a picture that the site keeps cannot be chosen and says why', async () => {
    open({ dayId: 'd1' }, new Map([['https://blog.example/river.jpg', 'blob:river']]));
    await waitFor(() => expect(choices()).toContain('tiles. Can’t be copied'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /tiles/ }).disabled).toBe(true);
    expect(document.querySelectorAll('img')).toHaveLength(1);
  });

  test('a copy that does not draw becomes a calm place', async () => {
    open();
    await waitFor(() => expect(document.querySelectorAll('img')).toHaveLength(3));
    fireEvent.error(document.querySelector('img') ?? document.body);
    expect(document.querySelectorAll('img')).toHaveLength(2);
  });

  test('a file of one’s own is taken; one that is no picture is told', async () => {
    const { edit } = open();
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('No way to choose a file.');
    fireEvent.change(input, { target: { files: [new File(['x'], 'a.txt', { type: 'text/plain' })] } });
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('can’t use this file'));
    fireEvent.change(input, { target: { files: [new File(['x'], 'own.jpg', { type: 'image/jpeg' })] } });
    await waitFor(() => expect(choices()[0]).toBe('own. No credit given'));
    fireEvent.click(screen.getByRole('button', { name: 'Use this picture' }));
    expect(edit).toHaveBeenCalledWith(
      { kind: 'set-day-image', dayId: 'd1', image: image('own') },
      undefined,
      expect.anything(),
    );
  });
});

test('pictures belong to the day whose words come before them', () => {
  const order = (dayId: string) => picturesFor(dayId, days, pictures).map((one) => one.image.alt);
  expect(order('d1')).toEqual(['river', 'hero', 'tiles']);
  expect(order('d2')).toEqual(['tiles', 'hero', 'river']);
  expect(picturesFor('gone', days, pictures)).toHaveLength(3);
  ignore();
});

describe('the picture of a stop', () => {
  test('is chosen among those that stand nearest to its words', () => {
    const near = picturesNear(days[1]?.stops[0], pictures).map(({ image: { alt } }) => alt);
    expect(near).toEqual(['tiles', 'river', 'hero']);
    expect(picturesNear(stop('s9', 'Typed'), pictures)).toEqual(pictures);
  });

  test('is an edit of the stop; the service is not asked to find one, and it is said that it stays', () => {
    const { edit, editing } = open({ stopId: 's2' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Picture for “B”');
    expect(document.querySelector('#wish-picture')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /^tiles/ }));
    expect(screen.getByText(/Stays with this draft/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Use this picture' }));
    expect(edit).toHaveBeenCalledWith(
      { kind: 'set-stop-image', stopId: 's2', image: image('tiles') },
      undefined,
      editing.draft,
    );
  });
});
