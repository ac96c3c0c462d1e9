// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ItineraryScreen } from '../../components/library/ItineraryScreen.tsx';
import type { ItineraryActions, OpenedItinerary } from '../../components/library/library-view.ts';
import { PictureConflict } from '../../components/library/PictureConflict.tsx';
import type { Itinerary, Summary } from '../../lib/model/itinerary.ts';
import { listed, summary } from './listed-sample.ts';
import { peopleActs } from './people-acts.ts';

afterEach(cleanup);

describe('an itinerary', () => {
  const itinerary: Itinerary = {
    id: 'it-1',
    role: 'owner',
    days: [
      { id: 'd1', title: 'One', imageURL: 'https://trips.example/1.jpg', stops: [{ name: 'Lello' }] },
      { id: 'd2', stops: [] },
    ],
  };
  const acts = (): { [N in keyof ItineraryActions]-?: ReturnType<typeof vi.fn> } => ({
    onClose: vi.fn(),
    onChange: vi.fn(),
    onKeep: vi.fn(),
    onLater: vi.fn(),
    onDraft: vi.fn(),
    onAgain: vi.fn(),
    onConnect: vi.fn(),
    onSettings: vi.fn(),
    onHush: vi.fn(),
    onOpenInService: vi.fn(),
    onShare: vi.fn(),
  });
  const look = (
    more: Partial<OpenedItinerary> = {},
    of: Summary = { ...summary, heroImageURL: 'https://x' },
  ) => {
    const given = acts();
    const open: OpenedItinerary = {
      row: listed(of),
      whole: { is: 'here', itinerary, etag: '"v1"' },
      isStarting: false,
      ...more,
    };
    render(
      <ItineraryScreen header={null} open={open} actions={given as ItineraryActions} people={peopleActs()} />,
    );
    return given;
  };
  const choose = (menu: string, entry: string) => {
    fireEvent.click(screen.getByRole('button', { name: menu }));
    fireEvent.click(screen.getByRole('menuitem', { name: entry }));
  };

  test('has its pictures set by words, by the service and by a file', () => {
    const { onChange } = look();
    choose('Picture for Day 2', 'Let the service choose');
    choose('Picture for Day 1', 'Search for a picture');
    fireEvent.input(screen.getByLabelText('Search words'), { target: { value: ' tiles ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Find picture' }));
    const file = new File(['x'], 'x.jpg', { type: 'image/jpeg' });
    const [input] = document.querySelectorAll('.library-file');
    if (!input) throw new Error('No way to choose a file.');
    Object.defineProperty(input, 'files', { value: [file] });
    fireEvent.change(input);
    expect(onChange.mock.calls.flat()).toEqual([
      { kind: 'set', dayId: 'd2' },
      { kind: 'set', dayId: 'd1', words: 'tiles' },
      { kind: 'set', dayId: 'd1', file },
    ]);
  });

  test.each([
    ['to the owner', true, 'owner', 'private', true],
    ['to the owner, however the service spells it', true, ' Owner ', 'private', true],
    ['to whoever it is shared with', true, 'viewer', 'shared', true],
    ['not where the service keeps that for its own apps', false, 'owner', 'private', false],
    ['not to those who only look at what is public', true, 'viewer', 'public', false],
  ])('people are shown %s', (_whom, hasPeople, role, visibility, isShown) => {
    const whole = { is: 'here', itinerary: { ...itinerary, role } } as const;
    look({ hasPeople, whole }, { ...summary, role, visibility });
    expect(screen.queryAllByRole('button', { name: 'People' })).toHaveLength(isShown ? 1 : 0);
  });

  test('a change that did not work can be tried again', () => {
    const { onAgain, onHush } = look({ problem: { kind: 'service-silent' } });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect([onAgain.mock.calls.length, onHush.mock.calls.length]).toEqual([1, 0]);
  });

  test('loses a picture only after a question, and a day without one has none to lose', () => {
    const { onChange } = look();
    choose('Picture for Day 1', 'Remove picture');
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.click(document.querySelector('#confirm') as Element);
    fireEvent.click(screen.getByRole('button', { name: 'Remove cover picture' }));
    fireEvent.click(document.querySelector('#confirm') as Element);
    expect(onChange.mock.calls.flat()).toEqual([{ kind: 'remove', dayId: 'd1' }, { kind: 'remove-cover' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Picture for Day 2' }));
    expect(screen.queryByRole('menuitem', { name: 'Remove picture' })).toBeNull();
  });

  test.each(['viewer', ''])(
    'of someone else, with the role “%s”, offers no change, but a draft of one’s own',
    (role) => {
      const { onDraft } = look(
        { whole: { is: 'here', itinerary: { ...itinerary, role } } },
        { ...summary, role },
      );
      expect(screen.queryByRole('button', { name: /Picture for Day/ })).toBeNull();
      expect(document.querySelector('#remove-cover')).toBeNull();
      fireEvent.click(screen.getByRole('button', { name: 'Make my own draft' }));
      expect(onDraft).toHaveBeenCalledOnce();
    },
  );

  test('changed by someone else asks which picture stays', () => {
    const given = acts();
    render(
      <PictureConflict
        header={null}
        conflict={{ change: { kind: 'set', dayId: 'd2', words: 'tiles' }, now: { itinerary } }}
        actions={given as ItineraryActions}
      />,
    );
    expect(document.body.textContent).toContain('The picture for Day 2 has changed in the meantime.');
    // That day has none now; another day's picture does not replace it.
    expect(screen.getAllByText('No picture')).not.toEqual([]);
    fireEvent.click(screen.getByRole('radio', { name: /Theirs/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Keep theirs' }));
    expect(given.onKeep.mock.calls).toEqual([['theirs']]);
  });
});
