// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ExploreScreen } from '../../components/explore/ExploreScreen.tsx';
import type { ExploreView } from '../../components/explore/explore-view.ts';
import { TripPictureContext } from '../../components/explore/trip-pictures.ts';
import type { ExploreFailure } from '../../lib/model/explore.ts';
import type { Summary } from '../../lib/model/itinerary.ts';
import { actions, all, done, press, pressNamed, text, tram, view } from './explore-desk.ts';
import { everyFailure } from './sample.ts';

const show = (more: Partial<ExploreView> = {}) =>
  render(<ExploreScreen header={null} hasTitle={false} view={view(more)} actions={actions} />);
const stuck = (failure: ExploreFailure, trips: Summary[] = []) =>
  show({ found: { is: 'stuck', text: 'Lisbon', trips, failure } });

describe('the list', () => {
  test('says how many there are, and of each its size, author and tags', () => {
    show();
    expect(text()).toContain('1 trip for Lisbon');
    expect(all('.trip-card')[0]?.textContent).toBe(
      'Lisbon by its oldest trams3 days, 14 stopsby Inês Carvalhotrams · slow',
    );
    expect(text()).toContain('from this page');
  });

  test('tells no total before the end: the service does not', () => {
    show({ found: { is: 'more', text: 'Lisbon', trips: [tram] } });
    expect(text()).toContain('More than 1 trip for Lisbon');
    press('#more-trips');
    expect(done).toEqual(['more']);
  });

  test('counts for the words that were asked, not for those being typed', () => {
    show({ question: { text: 'Kyoto', isFollowing: false } });
    expect(text()).toContain('1 trip for Lisbon');
    expect(text()).not.toContain('Kyoto');
  });

  test('opens and saves by two things to press, each with a name of its own', () => {
    show({ savedIds: new Set(['it-1']) });
    press('.trip-open');
    press('.trip-save');
    expect(done).toEqual(['open "it-1"', 'save "it-1" false']);
    expect(all('.trip-save')[0]?.getAttribute('aria-label')).toBe(
      'Remove “Lisbon by its oldest trams” from your Library',
    );
  });

  test('does not offer to save where the service does not', () => {
    show({ canSave: false });
    expect(all('.trip-save')).toEqual([]);
  });

  test('of short trips leaves out the long ones, those of unknown length, and the count', () => {
    const trips = [tram, { id: 'long', dayCount: 9 }, { id: 'unknown' }];
    show({ isShort: true, found: { is: 'all', text: 'Lisbon', trips } });
    expect(all('.trip-open').map(({ dataset }) => dataset.trip)).toEqual(['it-1']);
    expect(text()).not.toContain('trips for');
  });

  test('keeps trips that tell nothing whole', () => {
    show({
      found: {
        is: 'all',
        text: 'Lisbon',
        trips: [{ id: 'x' }, { id: 'y', author: {}, tags: [' '], dayCount: 0 }],
      },
    });
    expect(all('.trip-card').map(({ textContent }) => textContent)).toEqual([
      'Untitled trip',
      'Untitled trip',
    ]);
  });

  test('full of markup stays words', () => {
    const html = '<img src=x onerror="alert(1)"><b>bold</b><script>alert(2)</script>';
    const trip = { id: 'x', title: html, author: { name: html }, tags: [html], destination: html };
    show({
      found: { is: 'all', text: 'Lisbon', trips: [trip] },
      question: { text: html, isFollowing: false },
    });
    expect(all('script, b, img, [onerror]')).toEqual([]);
    expect(text()).toContain('<b>bold</b>');
    for (const part of ['.trip-title', '.trip-author', '.trip-tags'])
      expect([part, all(`${part} bdi`).length > 0]).toEqual([part, true]);
  });
});

describe('pictures', () => {
  test('are shown when they come, and given back with the card', async () => {
    const givenBack: string[] = [];
    const load = async (address: string) => ({
      address: `blob:${address}`,
      giveBack: () => void givenBack.push(address),
    });
    const { unmount } = render(
      <TripPictureContext.Provider value={load}>
        <ExploreScreen header={null} hasTitle={true} view={view()} actions={actions} />
      </TripPictureContext.Provider>,
    );
    expect(all('.landscape')).toHaveLength(1);
    await vi.waitFor(() => expect(all('.trip-photo')).toHaveLength(1));
    expect(all('.trip-photo')[0]?.getAttribute('src')).toBe('blob:https://api.example/1.jpg');
    for (const photo of all('.trip-photo')) fireEvent.error(photo);
    expect(all('.trip-photo')).toHaveLength(0);
    expect(all('.landscape')).toHaveLength(1);
    unmount();
    expect(givenBack).toEqual(['https://api.example/1.jpg']);
  });

  test('are never taken from their own address', () => {
    show();
    expect(all('img')).toEqual([]);
    expect(all('.landscape')).toHaveLength(1);
  });
});

describe('reading on by itself', () => {
  /** Reports everything as visible at once. */
  class AlwaysInSight {
    private readonly reach: (entries: { isIntersecting: boolean }[]) => void;
    constructor(reach: (entries: { isIntersecting: boolean }[]) => void) {
      this.reach = reach;
    }
    observe() {
      this.reach([{ isIntersecting: true }]);
    }
    disconnect() {
      done.push('gone');
    }
  }
  beforeEach(() => vi.stubGlobal('IntersectionObserver', AlwaysInSight));
  afterEach(() => vi.unstubAllGlobals());

  /** Reads this many pages, each of which brings `perPage` trips of this length. */
  async function readOn(perPage: number, dayCount: number): Promise<number> {
    const { rerender } = render(<div />);
    const drawn = async (found: ExploreView['found']) => {
      const now = view({ isShort: true, found });
      rerender(<ExploreScreen header={null} hasTitle={true} view={now} actions={actions} />);
      await vi.waitFor(() => expect(all('.explore-asking')).toHaveLength(1));
      await new Promise((resolve) => setImmediate(resolve));
    };
    let trips: Summary[] = [];
    for (let page = 0; page < 12; page += 1) {
      trips = [...trips, ...Array.from({ length: perPage }, (_, at) => ({ id: `${page}-${at}`, dayCount }))];
      await drawn({ is: 'reading', text: '', trips });
      await drawn({ is: 'more', text: '', trips });
    }
    return done.filter((each) => each === 'more').length;
  }

  test('goes on while there is more to show', async () => {
    expect(await readOn(2, 1)).toBe(12);
  });

  test('stops when page after page has nothing of that length', async () => {
    expect(await readOn(2, 9)).toBeLessThanOrEqual(3);
    press('#more-trips');
    expect(done.at(-1)).toBe('more');
  });
});

describe('nothing there', () => {
  test('for these words: the place of the page instead, or all', () => {
    show({
      question: { text: 'Xabregas', isFollowing: false },
      found: { is: 'all', text: 'Xabregas', trips: [] },
    });
    expect(text()).toContain('No trips for “Xabregas” yet');
    pressNamed('Search Lisbon');
    pressNamed('See all trips');
    expect(done).toEqual(['type "Lisbon"', 'type ""']);
  });

  test('in the feed, and from people one follows', () => {
    show({ question: { text: '', isFollowing: false }, found: { is: 'all', text: '', trips: [] } });
    expect(text()).toContain('Nothing in Explore yet');
    cleanup();
    show({ question: { text: '', isFollowing: true }, found: { is: 'all', text: '', trips: [] } });
    pressNamed('See all trips');
    expect(done).toEqual(['following false']);
  });

  test('of that length, as far as has been read', () => {
    show({ isShort: true, found: { is: 'more', text: 'Lisbon', trips: [{ id: 'long', dayCount: 9 }] } });
    expect(text()).toContain('No short trips among these');
    expect(all('#more-trips')).toHaveLength(1);
    pressNamed('Show all lengths');
    expect(done).toEqual(['short false']);
  });
});

describe('what stands in the way', () => {
  test('not connected: what Explore needs and why, and the way to it instead of a search', () => {
    stuck(everyFailure['not-connected']);
    expect(text()).toContain('See where others went');
    expect(all('#explore-search')).toEqual([]);
    press('#connect');
    expect(done).toEqual(['connect']);
  });

  test('signed out in the middle: the trips stay, and connecting is offered below them', () => {
    stuck(everyFailure['signed-out'], [tram]);
    expect(all('.trip-card')).toHaveLength(1);
    pressNamed('Connect again');
    expect(done).toEqual(['connect']);
  });

  test.each([
    [everyFailure.offline, 'You are offline'],
    [everyFailure['slow-down'], 'Wayclip continues in 40 seconds.'],
    [everyFailure['service-broken'], 'The service has a problem'],
    [{ kind: 'forbidden', code: 'following' } as const, 'This account follows nobody'],
    [{ kind: 'service-not-understood', reason: 'endless-list' } as const, 'The list has no end'],
    [everyFailure['own-fault'], 'Something went wrong in Wayclip'],
  ])('%o', (failure, words) => {
    stuck(failure, [tram]);
    expect(text()).toContain(words);
    expect(all('.trip-card')).toHaveLength(1);
    expect(text()).not.toContain('The draft is finished');
  });
});

test('what was saved says so for six seconds, with the way back', () => {
  show({ toast: { trip: tram, isSaved: true, number: 1 }, savedIds: new Set(['it-1']) });
  expect(text()).toContain('Saved to your Library');
  press('#undo-save');
  expect(done).toEqual(['save "it-1" false']);
  expect(document.activeElement?.className).toContain('trip-save');
  vi.advanceTimersByTime(6000);
  expect(done.at(-1)).toBe('hush');
});
