// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import type { OpenedItinerary } from '../../components/library/library-view.ts';
import { PeoplePart } from '../../components/library/PeoplePart.tsx';
import { listed, summary } from './listed-sample.ts';
import { peopleActs } from './people-acts.ts';

afterEach(cleanup);

const people = [
  { userId: 'u-1', name: 'Mara', role: 'owner' },
  { userId: 'u-2', name: 'Jonas', role: 'viewer' },
  { userId: 'u-3', role: 'editor' },
];
const links = [
  { id: 'l-1', role: 'viewer', sharePlay: false, expiresAt: '2027-06-12T10:00:00Z' },
  { id: 'l-2', role: 'editor', sharePlay: true },
];
const here = { is: 'here', people, links } as const;

function look(more: Partial<OpenedItinerary> = {}, isOwn = true) {
  const acts = peopleActs();
  const steps = { onConnect: vi.fn(), onSettings: vi.fn() };
  const open: OpenedItinerary = {
    row: listed(summary),
    whole: { is: 'coming' },
    isStarting: false,
    canLink: true,
    people: { is: 'here', people: [...people], links: [...links] },
    ...more,
  };
  render(<PeoplePart open={open} isOwn={isOwn} actions={acts} steps={steps} />);
  press('People');
  return acts;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const rows = () => screen.getAllByRole('listitem', { hidden: true }).map((row) => row.textContent);

test('whoever belongs to a trip is listed with what they may do', () => {
  const { onOpen } = look({ canLink: false });
  expect(onOpen).toHaveBeenCalledOnce();
  expect(rows()).toEqual(['MaraOwner', 'JonasView only', 'u-3View and edit']);
});

test('one sees which of them one is', () => {
  const own = { userId: 'u-1', name: 'Mara', role: 'owner', isSelf: true };
  look({ canLink: false, people: { ...here, people: [own], links: [] } });
  expect(rows()[0]).toBe('MaraYou · Owner');
});

test('the owner removes someone after a question, and never themselves', () => {
  const { onRemove } = look();
  expect(screen.queryByLabelText('Remove Mara')).toBeNull();
  press('Remove Jonas');
  expect(screen.getByText('Remove Jonas from this trip?')).toBeTruthy();
  press('Cancel');
  expect([onRemove.mock.calls.length, rows().length]).toEqual([0, 5]);
  press('Remove Jonas');
  press('Remove');
  expect(onRemove).toHaveBeenCalledWith('u-2');
});

test('who joined sees the others and leaves after a question, and changes nothing else', () => {
  const { onLeave } = look({}, false);
  expect(rows()).toHaveLength(3);
  for (const name of ['Remove Jonas', 'Add', 'Create a link'])
    expect(screen.queryByRole('button', { name, hidden: true })).toBeNull();
  press('Leave trip');
  expect(onLeave).not.toHaveBeenCalled();
  press('Leave trip');
  expect(onLeave).toHaveBeenCalledOnce();
});

test('a link that is open is withdrawn after a question', () => {
  const { onWithdraw } = look();
  expect(rows().slice(3)).toEqual([
    expect.stringMatching(/^View onlyIt works until .*12.*2027, 22:45/),
    'For a video call',
  ]);
  press('Withdraw link: View only');
  expect(screen.getByText(/Anyone who already joined stays/)).toBeTruthy();
  press('Withdraw');
  expect(onWithdraw).toHaveBeenCalledWith('l-1');
});

test('while something is changed, nothing else is offered to be', () => {
  look({ people: { ...here, people: [...people], links: [...links], busy: 'u-2' } });
  expect(screen.queryByLabelText('Remove u-3')).toBeNull();
  expect(screen.queryByLabelText('Withdraw link: View only')).toBeNull();
});

test('what did not work says why, and is tried again', () => {
  const { onAgain } = look({ people: { is: 'stuck', failure: { kind: 'service-silent' } } });
  press('Try again');
  expect(onAgain).toHaveBeenCalledOnce();
});

test('someone is added by their id and with what they may do', () => {
  const { onAdd, onClose } = look();
  press('Add');
  expect(onAdd).not.toHaveBeenCalled();
  expect(screen.getByText('Enter the traveller’s ID.')).toBeTruthy();
  fireEvent.input(screen.getByLabelText('Traveller ID'), { target: { value: ' jonas ' } });
  fireEvent.click(screen.getByLabelText('View and edit'));
  press('Add');
  expect(onAdd).toHaveBeenCalledWith({ userId: 'jonas', role: 'editor' });
  expect(onClose).toHaveBeenCalledOnce();
});

test('a link is made for whoever it is sent to, copied, and gone with the sheet', () => {
  const wish = { role: 'editor' } as const;
  const address = 'https://trips.example/i/it-1#join=abc';
  const { onMakeLink } = look();
  fireEvent.click(screen.getByLabelText('View and edit'));
  press('Create a link');
  press('Create a call link');
  expect(onMakeLink.mock.calls.flat()).toEqual([wish, { sharePlay: true }]);
  cleanup();
  const until = '2027-06-12T10:00:00Z';
  const { onCopyLink, onClose } = look({ joinLink: { is: 'here', wish, address, until } });
  // It would let others edit, so people who can only view do not see it.
  expect(screen.queryByLabelText('Link to join this trip')).toBeNull();
  fireEvent.click(screen.getByLabelText('View and edit'));
  const field = screen.getByLabelText('Link to join this trip') as HTMLInputElement;
  expect([field.value, field.readOnly]).toEqual([address, true]);
  expect(screen.getByText(/Anyone with this link can join.*It works until .*12.*2027, 22:45/)).toBeTruthy();
  press('Copy link');
  press('Close');
  expect([onCopyLink.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});

test('a link that the browser does not copy stands ready to be, and that is said', () => {
  const wish = { sharePlay: true } as const;
  look({ joinLink: { is: 'here', wish, address: 'https://trips.example/i/it-1#call=abc', isCopied: false } });
  expect(screen.getAllByText(/Select the link and copy it/)).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Copy link', hidden: true })).toBeTruthy();
});

test('no link is offered where the service has no page that it could lead to', () => {
  look({ canLink: false });
  expect(screen.queryByRole('button', { name: 'Create a link', hidden: true })).toBeNull();
});
