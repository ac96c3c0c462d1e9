// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LibraryScreen } from '../../components/library/LibraryScreen.tsx';
import type { LibraryActions, LibraryView, ListState } from '../../components/library/library-view.ts';
import type { Clip, Delivery } from '../../lib/model/clip.ts';
import type { Summary } from '../../lib/model/itinerary.ts';
import { speakFrom } from '../../tools/speak.ts';
import { listed, summary } from './listed-sample.ts';
import { adding, clip, creating, everyFailure, sent } from './sample.ts';

afterEach(cleanup);

const actions = () => ({
  onShelf: vi.fn(),
  onType: vi.fn(),
  onSort: vi.fn(),
  onOpen: vi.fn(),
  onRemove: vi.fn(),
  onUndoRemove: vi.fn(),
  onHush: vi.fn(),
  onTryAgain: vi.fn(),
  onConnect: vi.fn(),
  onSettings: vi.fn(),
  onTidy: vi.fn(),
  onOpenJoin: vi.fn(),
  onCloseJoin: vi.fn(),
  onJoin: vi.fn(),
  onOpenInService: vi.fn(),
});
let queue = { onStop: vi.fn(), onTryNow: vi.fn(), onGiveUp: vi.fn() };

function show(
  clips: Clip[],
  rows: Summary[] = [],
  { list, ...more }: Omit<Partial<LibraryView>, 'list'> & { list?: Partial<ListState> } = {},
  acts: LibraryActions = actions(),
) {
  queue = { onStop: vi.fn(), onTryNow: vi.fn(), onGiveUp: vi.fn() };
  const view: LibraryView = {
    shelf: 'everything',
    text: '',
    sort: 'newest',
    clips: { is: 'here', items: clips },
    clipCounts: { drafts: 0, queue: 0, sent: 0 },
    list: {
      rows: rows.map((row) => listed(row)),
      counts: {},
      knownIds: new Set(rows.map(({ id }) => id)),
      isConnected: true,
      isCatchingUp: false,
      ...list,
    },
    ...more,
  };
  render(<LibraryScreen header={null} view={view} actions={acts} queue={queue} />);
  return acts;
}

describe('the shelves', () => {
  test('a draft and an itinerary stand on them, with counts, role and visibility', () => {
    const { onOpen } = show([clip()], [summary]) as ReturnType<typeof actions>;
    fireEvent.click(
      screen.getByRole('button', { name: /Three slow days.*Porto, Portugal · 3 days, 6 stops/ }),
    );
    fireEvent.click(
      screen.getByRole('button', { name: /Porto at last.*Porto · 3 days, 1 stop.*Yours · Private/ }),
    );
    expect(onOpen.mock.calls.flat()).toEqual([
      { kind: 'clip', clipId: clip().id },
      { kind: 'itinerary', row: listed(summary) },
    ]);
  });

  test('a role and a visibility that nobody knows are said as they are, and null fields as nothing', () => {
    show([], [{ id: 'a', title: 'Odd', role: 'co-pilot', visibility: '<b>friends</b>' }, { id: 'b' }]);
    expect(document.querySelector('[data-itinerary=a]')?.textContent).toBe('Oddco-pilot · <b>friends</b>');
    expect(document.querySelector('[data-itinerary=b]')?.textContent).toBe('Untitled');
    expect(document.querySelector('.listed b')).toBeNull();
  });

  test.each([
    ['beside what the service holds', [summary], {}],
    ['where nothing is shared yet', [], { shelf: 'shared' as const }],
  ])('a trip can be joined %s', (_where, rows, more) => {
    const { onOpenJoin } = show([], rows, { ...more, canJoin: true }) as ReturnType<typeof actions>;
    fireEvent.click(screen.getByRole('button', { name: 'Join a trip' }));
    expect(onOpenJoin).toHaveBeenCalledOnce();
  });

  test.each([
    ['where the service keeps that for its own apps', { canJoin: false }],
    ['among what one likes', { canJoin: true, shelf: 'liked' as const }],
    ['in the middle of a search', { canJoin: true, text: 'porto' }],
  ])('no trip is joined %s', (_where, more) => {
    show([], [summary], more);
    expect(screen.queryByRole('button', { name: 'Join a trip' })).toBeNull();
  });

  test('a clip that was sent stands once, as the itinerary it became', () => {
    show([clip({ delivery: sent() })], [summary]);
    expect(screen.getByRole('button', { name: /Porto at last.*Sent from here/ })).toBeTruthy();
    expect(document.querySelector('.draft-card')).toBeNull();
  });

  test('a clip that was sent stays in sight while the service does not tell of it', () => {
    show([clip({ delivery: sent() })], [], { list: { failure: everyFailure.offline } });
    expect(screen.getByRole('button', { name: /Three slow days.*Sent/ })).toBeTruthy();
    expect(screen.getByText('You are offline')).toBeTruthy();
  });

  test('each is one press away, with what it counts; those of the service only where there is one', () => {
    const counts = { owned: 2, shared: 0, saved: 10_000 };
    const { onShelf } = show([], [], {
      clipCounts: { drafts: 3, queue: 0, sent: 1 },
      list: { counts },
    }) as ReturnType<typeof actions>;
    const chips = () => [...document.querySelectorAll('.chip')].map((chip) => chip.textContent?.trim());
    expect(chips()).toEqual([
      'All',
      'Drafts 3',
      'Sent 1',
      'Mine 2',
      'Shared with me 0',
      'Saved 10,000',
      'Liked',
      'Disliked',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Saved 10,000' }));
    expect(onShelf.mock.calls).toEqual([['saved']]);
    cleanup();
    show([], [], { list: { isConnected: false, failure: everyFailure['not-connected'] } });
    expect(chips()).toEqual(['All']);
  });

  test('of the service shows only what it lists', () => {
    show([clip()], [summary], { shelf: 'saved' });
    expect(document.querySelector('.draft-card')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Saved' })).toBeTruthy();
  });

  test('of ten thousand draws only what can be seen, and says how many there are', () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      id: `it-${index}`,
      title: `Trip ${index}`,
    }));
    show([], rows);
    const drawn = document.querySelectorAll('.listed-item');
    expect(drawn.length).toBeLessThan(60);
    expect(drawn[0]?.getAttribute('aria-setsize')).toBe('10000');
  });
});

describe('what can be done with a draft', () => {
  test('it is deleted from its menu, and brought back from the toast', () => {
    const acts = show([clip()], [], { removed: { clipId: 'c', title: 'Kyoto', number: 1 } }) as ReturnType<
      typeof actions
    >;
    fireEvent.click(screen.getByRole('button', { name: 'More for Three slow days in Porto' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Delete draft' }));
    expect(acts.onRemove.mock.calls).toEqual([[clip()]]);
    expect(screen.getByText('Deleted “Kyoto”')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(acts.onUndoRemove).toHaveBeenCalledOnce();
  });

  const waiting: Delivery = {
    step: 'waiting',
    failure: everyFailure['service-silent'],
    until: '2027-03-01T08:02:30.000Z',
    isCreated: true,
    done: 1,
    total: 3,
  };
  test.each([
    [creating, 'Creating the itinerary', 'Stop sending'],
    [adding(1), 'Adding day pictures, 1 of 3', 'Stop sending'],
    [waiting, 'Waiting. The service didn’t answer.', 'Try'],
    [{ step: 'paused', isCreated: true, done: 0, total: 3 } as const, 'Stopped', 'Continue sending'],
    [
      { step: 'failed', failure: everyFailure['itinerary-gone'] } as const,
      'This itinerary is no longer there.',
      'Try',
    ],
  ])('%o stands in the queue, not among the drafts', (delivery, words, act) => {
    show([clip({ delivery })]);
    expect(document.querySelector('#queue')).not.toBeNull();
    expect(document.querySelector('.draft-card')).toBeNull();
    expect(screen.getByText(words)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`${act} Three slow days`) }));
    const { onStop, onTryNow } = queue;
    expect((act === 'Stop sending' ? onStop : onTryNow).mock.calls).toEqual([[clip().id]]);
  });

  test('what waits can be given up; what is being sent is stopped first', () => {
    show([clip({ delivery: waiting })]);
    fireEvent.click(screen.getByRole('button', { name: 'Don’t send Three slow days in Porto' }));
    expect(queue.onGiveUp.mock.calls).toEqual([[clip().id]]);
    cleanup();
    show([clip({ delivery: creating })]);
    expect(screen.queryByRole('button', { name: /Don’t send/ })).toBeNull();
  });

  test('a choice that waits is opened from the queue', () => {
    const asking: Delivery = { step: 'asking', day: 2, isCreated: true, done: 1, total: 3 };
    const { onOpen } = show([clip({ delivery: asking })]) as ReturnType<typeof actions>;
    expect(screen.getByText('Choose a picture for Day 2')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Choose' }));
    expect(onOpen.mock.calls).toEqual([[{ kind: 'clip', clipId: clip().id }]]);
  });
});

describe('what is said', () => {
  test('empty, only once everything has answered', () => {
    show([], [], { list: { isCatchingUp: true } });
    expect(screen.queryByText('Nothing clipped yet')).toBeNull();
    cleanup();
    show([]);
    expect(screen.getByText('Nothing clipped yet')).toBeTruthy();
    cleanup();
    show([], [], { shelf: 'liked' });
    expect(screen.getByText('Trips you like in the service appear here.')).toBeTruthy();
    cleanup();
    show([], [], { text: 'qq' });
    expect(screen.getByText('No results for “qq”')).toBeTruthy();
  });

  test('a list that could not be asked for is not called empty', () => {
    show([], [], { shelf: 'liked', list: { failure: everyFailure['signed-out'] } });
    expect(screen.queryByText('Nothing here yet')).toBeNull();
    expect(screen.getByText('Your account was signed out')).toBeTruthy();
  });

  test('offline, since when the list is as it is', () => {
    const asOf = new Date(2027, 4, 13, 10, 52, 5).getTime();
    show([], [summary], { list: { asOf, failure: everyFailure.offline } });
    expect(document.querySelector('.banner')?.textContent).toMatch(
      /Updated .*2027.*10:52.*Refreshes automatically\./,
    );
    expect(screen.getByRole('button', { name: /^Porto at last/ })).toBeTruthy();
  });

  test.each([
    ['en-GB', 'You are offline'],
    ['zh-CN', '你已离线'],
  ])('offline, without a full stop in the title: %s', async (language, title) => {
    await speakFrom(language);
    try {
      show([], [summary], { list: { asOf: 0, failure: everyFailure.offline } });
      expect(document.querySelector('.banner-title')?.textContent).toBe(title);
    } finally {
      await speakFrom('en-GB');
    }
  });

  test('not being connected is no failure', () => {
    show([clip()], [], { list: { isConnected: false, failure: everyFailure['not-connected'] } });
    expect(document.querySelector('.banner')).toBeNull();
    expect(screen.getByText(/Connect an account/)).toBeTruthy();
  });

  test('how much room it takes, and what was freed', () => {
    const { onTidy } = show([], [], { storage: { usedBytes: 2_400_000 } }) as ReturnType<typeof actions>;
    expect(document.body.textContent).toContain('Wayclip uses 2.4 MB in this browser.');
    fireEvent.click(screen.getByRole('button', { name: 'Clear unused data' }));
    expect(onTidy).toHaveBeenCalledOnce();
    cleanup();
    show([], [], { storage: { usedBytes: 1000, freedBytes: 1_300_000 } });
    expect(document.body.textContent).toContain('1.3 MB cleared.');
  });

  test('is told when it runs short, with what to do', () => {
    const storage = { usedBytes: 900_000_000, leftBytes: 12_000_000 };
    const { onTidy } = show([], [], { storage }) as ReturnType<typeof actions>;
    expect(screen.getByText('This browser is running out of space')).toBeTruthy();
    expect(screen.getByText(/Only 12\sMB left/)).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear unused data' })[0] as HTMLElement);
    expect(onTidy).toHaveBeenCalled();
  });

  test('is not told while there is enough, or the browser does not say', () => {
    for (const storage of [{ usedBytes: 900_000_000, leftBytes: 60_000_000 }, { usedBytes: 900_000_000 }]) {
      show([], [], { storage });
      expect(screen.queryByText('This browser is running out of space')).toBeNull();
      cleanup();
    }
  });
});
