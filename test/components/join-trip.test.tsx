// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { JoinSheet } from '../../components/library/JoinTrip.tsx';
import type { LibraryActions, LibraryView } from '../../components/library/library-view.ts';

afterEach(cleanup);

const id = '0b5f9c1e-6a51-4d0c-9d3e-2f1f6f0f7b11';
const look = (joining: Partial<NonNullable<LibraryView['joining']>> = {}) => {
  const onJoin = vi.fn();
  const onCloseJoin = vi.fn();
  const actions = { onJoin, onCloseJoin } as unknown as LibraryActions;
  render(<JoinSheet joining={{ isBusy: false, host: 'trips.example', ...joining }} actions={actions} />);
  const paste = (text: string) => {
    fireEvent.input(screen.getByLabelText('Link you were sent'), { target: { value: text } });
    fireEvent.submit(document.querySelector('form') as Element);
  };
  return { onJoin, onCloseJoin, paste };
};

test('the link in what was pasted is joined with', () => {
  const { onJoin, paste } = look();
  paste(` Come along! https://trips.example/i/${id}#join=abc `);
  expect(onJoin.mock.calls.flat()).toMatchObject([{ itineraryId: id, token: 'abc', isCall: false }]);
});

test.each([
  ['', 'Paste the link you were sent.'],
  ['https://trips.example/about', /isn’t a link to join a trip/],
  [`https://evil.example/i/${id}#join=abc`, /leads to evil\.example/],
])('“%s” is not sent to the service', (text, words) => {
  const { onJoin, paste } = look();
  paste(text);
  expect(onJoin).not.toHaveBeenCalled();
  const field = screen.getByLabelText('Link you were sent');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(words)).toBeTruthy();
});

test('a link that opens nothing says what to do about it; other problem can be tried again', () => {
  look({ failure: { kind: 'itinerary-gone' } });
  expect(screen.getByText('It may have expired or been withdrawn. Ask for a new one.')).toBeTruthy();
  cleanup();
  const { onJoin, paste } = look({ failure: { kind: 'service-silent' } });
  paste(`https://trips.example/i/${id}?token=abc`);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onJoin).toHaveBeenCalledTimes(2);
});

test('while it is under way, nothing is sent twice', () => {
  const { onJoin, paste } = look({ isBusy: true });
  paste(`https://trips.example/i/${id}#join=abc`);
  expect(onJoin).not.toHaveBeenCalled();
});
