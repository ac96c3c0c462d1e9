// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SendingScreen } from '../../components/send/SendingScreen.tsx';
import { SentScreen } from '../../components/send/SentScreen.tsx';
import { sendingProgress } from '../../components/send/sending-progress.ts';
import type { Clip, Delivery } from '../../lib/model/clip.ts';
import { adding, clip, creating, draft, everyFailure, ignore, sent, stated } from './sample.ts';

afterEach(cleanup);

const sendingActions = () => ({ onStop: vi.fn(), onTryNow: vi.fn(), onConnect: vi.fn(), onGiveUp: vi.fn() });
const waiting = (more: Partial<Extract<Delivery, { step: 'waiting' }>> = {}): Delivery => ({
  step: 'waiting',
  failure: everyFailure['service-silent'],
  until: '2027-03-01T08:02:30.000Z',
  isCreated: true,
  done: 1,
  total: 3,
  ...more,
});
const paused = (isCreated: boolean): Delivery => ({ step: 'paused', isCreated, done: 0, total: 3 });

describe('sending', () => {
  const image = stated({ kind: 'image' as const, src: 'https://blog.example/1.jpg', alt: '' });
  const withPictures = draft({ days: draft().days.map((day) => ({ ...day, image })) });
  const progress = (delivery: Clip['delivery']) => {
    const { value, most } = sendingProgress(clip({ draft: withPictures, delivery }));
    return value / most;
  };

  test('the bar only moves forward and ends full', () => {
    const way = [
      progress({ step: 'kept' }),
      progress(creating),
      ...[0, 1, 2, 3].map((n) => progress(adding(n))),
    ];
    expect(way).toEqual(way.toSorted((a, b) => a - b));
    expect([way[0], way.at(-1), progress(sent())]).toEqual([0, 1, 1]);
  });

  test('tells the count of pictures, and that the window may be closed', () => {
    const onClose = vi.fn();
    render(
      <SendingScreen
        header={null}
        clip={clip({ delivery: adding(1) })}
        onClose={onClose}
        actions={sendingActions()}
      />,
    );
    expect(screen.getByText('1 of 3')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(
      'Adding day pictures, 1 of 3',
    );
    expect(screen.getByText(/You can close this window/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  const showSending = (delivery: Delivery) => {
    const actions = sendingActions();
    render(<SendingScreen header={null} clip={clip({ delivery })} onClose={ignore} actions={actions} />);
    return actions;
  };

  test('can be stopped', () => {
    const actions = showSending(adding(1));
    fireEvent.click(screen.getByRole('button', { name: 'Stop sending' }));
    expect(actions.onStop).toHaveBeenCalledOnce();
  });

  test('waiting says why, when it goes on, and claims nothing about what was created', () => {
    const actions = showSending(waiting());
    expect(screen.getByText('The service didn’t answer')).toBeTruthy();
    expect(screen.getByText(/Retries at /)).toBeTruthy();
    expect(document.body.textContent).not.toContain('Nothing was created');
    // Nothing is in progress: no spinner.
    expect(document.querySelector('.ring')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
    expect(actions.onTryNow).toHaveBeenCalledOnce();
  });

  test('waiting for an account offers to connect, not to try', () => {
    const actions = showSending(waiting({ failure: everyFailure['signed-out'], until: undefined }));
    expect(screen.getByText('Your account was signed out')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Connect again' }));
    expect(actions.onConnect).toHaveBeenCalledOnce();
  });

  test.each([
    [false, 'Keep as draft', /Nothing has been sent/],
    [true, 'Keep as is', /The itinerary was created/],
  ])('stopped, with the itinerary created: %s', (isCreated, giveUp, words) => {
    const actions = showSending(paused(isCreated));
    expect(screen.getByText(words)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Continue sending' }));
    fireEvent.click(screen.getByRole('button', { name: giveUp }));
    expect([actions.onTryNow, actions.onGiveUp].map((act) => act.mock.calls.length)).toEqual([1, 1]);
  });

  test('has no picture step where no day has a picture', () => {
    expect(sendingProgress(clip({ delivery: creating })).steps.map(({ label }) => label)).toEqual([
      'Creating the itinerary',
    ]);
  });
});

describe('sent', () => {
  const show = (delivery: Clip['delivery'], onOpen?: () => void) =>
    render(<SentScreen header={null} clip={clip({ delivery })} onOpen={onOpen} onDone={ignore} />);

  test('counts what arrived', () => {
    show(sent());
    expect(screen.getByText('3 days, 6 stops, 3 day pictures')).toBeTruthy();
    expect(document.querySelector('.banner')).toBeNull();
  });

  test('a picture that wasn’t sent is told beside the success, without claiming that nothing was created', () => {
    show(sent({ pictures: 2, leftBehind: [{ day: 2, failure: everyFailure['service-silent'] }] }));
    expect(screen.getByText('In your itineraries')).toBeTruthy();
    expect(screen.getByText('The picture for Day 2 wasn’t sent')).toBeTruthy();
    expect(document.querySelector('.banner')?.textContent).toContain('The service didn’t answer.');
    expect(document.body.textContent).not.toContain('Nothing was created');
  });

  test('several are told in one banner, each reason once', () => {
    const failure = everyFailure['too-large'];
    show(sent({ pictures: 0, leftBehind: [1, 2, 3].map((day) => ({ day, failure })) }));
    expect(document.querySelectorAll('.banner')).toHaveLength(1);
    expect(screen.getByText('The pictures for Days 1, 2 and 3 weren’t sent')).toBeTruthy();
    expect(document.body.textContent?.split('too large')).toHaveLength(2);
  });

  test('the itinerary can be opened only where its address is known', () => {
    show(sent());
    expect(document.querySelector('#open-itinerary')).toBeNull();
    cleanup();
    const onOpen = vi.fn();
    show(sent(), onOpen);
    fireEvent.click(screen.getByRole('button', { name: 'Open itinerary' }));
    expect(onOpen).toHaveBeenCalledOnce();
  });
});
