// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LibraryScreen, type Shelf } from '../../components/LibraryScreen.tsx';
import { SendingScreen } from '../../components/SendingScreen.tsx';
import { SentScreen } from '../../components/SentScreen.tsx';
import { sendingProgress } from '../../components/sending-progress.ts';
import type { Clip } from '../../lib/model/clip.ts';
import type { Summary } from '../../lib/model/itinerary.ts';
import { adding, clip, creating, draft, everyFailure, ignore, sent, stated } from './sample.ts';

afterEach(cleanup);

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
    render(<SendingScreen header={null} clip={clip({ delivery: adding(1) })} onClose={onClose} />);
    expect(screen.getByText('1 of 3')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(
      'Adding day pictures, 1 of 3',
    );
    expect(screen.getByText(/You can close this window/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
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

  test('a picture that stayed behind is told beside the success, without claiming that nothing was created', () => {
    show(sent({ pictures: 2, leftBehind: [{ day: 2, failure: everyFailure['service-silent'] }] }));
    expect(screen.getByText('In your itineraries')).toBeTruthy();
    expect(screen.getByText('The picture for Day 2 stayed behind')).toBeTruthy();
    expect(document.querySelector('.banner')?.textContent).toContain('The service did not answer.');
    expect(document.body.textContent).not.toContain('Nothing was created');
  });

  test('several are told in one banner, each reason once', () => {
    const failure = everyFailure['too-large'];
    show(sent({ pictures: 0, leftBehind: [1, 2, 3].map((day) => ({ day, failure })) }));
    expect(document.querySelectorAll('.banner')).toHaveLength(1);
    expect(screen.getByText('The pictures for Days 1, 2 and 3 stayed behind')).toBeTruthy();
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

describe('library', () => {
  const here = <T,>(...items: T[]): Shelf<T> => ({ is: 'here', items });
  const summary: Summary = {
    id: 'it-1',
    title: 'Porto at last',
    destination: 'Porto',
    dayCount: 3,
    stopCount: 1,
  };
  const show = (drafts: Shelf<Clip>, itineraries: Shelf<Summary>, canOpenItineraries = true) => {
    const onOpen = vi.fn();
    render(
      <LibraryScreen
        header={null}
        drafts={drafts}
        itineraries={itineraries}
        canOpenItineraries={canOpenItineraries}
        onOpen={onOpen}
        steps={{}}
        onSettings={ignore}
      />,
    );
    return onOpen;
  };

  test('a draft and an itinerary stand on their shelves, with counts and tags', () => {
    const onOpen = show(here(clip()), here(summary));
    fireEvent.click(
      screen.getByRole('button', { name: /Three slow days.*Porto, Portugal · 3 days, 6 stops.*Draft/ }),
    );
    fireEvent.click(screen.getByRole('button', { name: /Porto at last.*Porto · 3 days, 1 stop/ }));
    expect(onOpen.mock.calls.flat()).toEqual([
      { kind: 'clip', clipId: clip().id },
      { kind: 'itinerary', itineraryId: 'it-1' },
    ]);
  });

  test('a clip that was sent stands once, as the itinerary it became', () => {
    show(here(clip({ delivery: sent() })), here(summary));
    expect(screen.getAllByRole('button').map((row) => row.textContent)).toEqual([
      'Porto at lastPorto · 3 days, 1 stopSent',
    ]);
    expect(screen.queryByText('Drafts in this browser')).toBeNull();
  });

  test('a clip that was sent stays in sight while the service does not tell of it', () => {
    show(here(clip({ delivery: sent() })), { is: 'out-of-reach', failure: everyFailure.offline });
    expect(screen.getByRole('button', { name: /Three slow days.*Sent/ })).toBeTruthy();
    expect(screen.getByText('You are offline')).toBeTruthy();
  });

  test.each([
    [creating, 'Sending'],
    [{ step: 'failed', failure: everyFailure.offline } as const, 'Not sent'],
  ])('%o is tagged %s', (delivery, word) => {
    show(here(clip({ delivery })), here());
    expect(screen.getByText(word)).toBeTruthy();
  });

  test('empty is said in words, and only once everything has answered', () => {
    show(here(), { is: 'coming' });
    expect(screen.queryByText('Nothing clipped yet')).toBeNull();
    cleanup();
    show(here(), here());
    expect(screen.getByText('Nothing clipped yet')).toBeTruthy();
  });

  test('not being connected is no failure', () => {
    show(here(clip()), { is: 'out-of-reach', failure: everyFailure['not-connected'] });
    expect(document.querySelector('.banner')).toBeNull();
    expect(screen.getByText(/Connect an account/)).toBeTruthy();
  });

  test('an itinerary without a page for people is read, not pressed', () => {
    show(here(), here(summary), false);
    expect(screen.getByText('Porto at last')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
