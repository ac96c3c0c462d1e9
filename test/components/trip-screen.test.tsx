// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/preact';
import { describe, expect, test, vi } from 'vitest';
import type { ExploreView } from '../../components/explore/explore-view.ts';
import { TripScreen } from '../../components/explore/TripScreen.tsx';
import type { Itinerary } from '../../lib/model/itinerary.ts';
import { actions, all, done, press, pressNamed, text, tram, view } from './explore-desk.ts';
import { everyFailure } from './sample.ts';

describe('a trip looked at', () => {
  const whole: Itinerary = {
    id: 'it-1',
    days: [{ title: 'Uphill', stops: [{ name: 'Graça', startTime: '09:30' }, {}] }, { stops: [] }],
  };
  const open = (trip: ExploreView['trip']) =>
    trip && render(<TripScreen header={null} view={view({ trip })} open={trip} actions={actions} />);

  test('can be liked, its maker followed and, at its end, reported; each says how it stands', () => {
    const trip = { ...tram, author: { id: 'ines', name: 'Inês' } };
    const marks = { liked: new Set(['it-1']), followed: new Set<string>(), canLike: true, canFollow: true };
    const opened = { summary: trip, whole: { is: 'here', trip: whole }, isStarting: false } as const;
    const onMark = vi.fn();
    const onReport = vi.fn();
    render(
      <TripScreen
        header={null}
        view={view({ trip: opened, marks, canReport: true })}
        open={opened}
        actions={{ ...actions, onMark, onReport }}
      />,
    );
    pressNamed('Liked');
    pressNamed('Follow Inês');
    expect(onMark.mock.calls).toEqual([
      ['like', trip, false],
      ['follow', trip, true],
    ]);
    pressNamed('Report this traveller');
    pressNamed('Send report');
    expect(onReport).not.toHaveBeenCalled();
    fireEvent.input(all('#report-reason')[0] ?? document.body, { target: { value: ' Not a trip. ' } });
    pressNamed('Send report');
    expect(onReport).toHaveBeenCalledWith(trip, 'Not a trip.');
    expect(all('dialog')).toHaveLength(0);
  });

  test('of nobody in particular offers nobody to follow or report', () => {
    const opened = { summary: tram, whole: { is: 'here', trip: whole }, isStarting: false } as const;
    render(
      <TripScreen
        header={null}
        view={view({ trip: opened, canReport: true })}
        open={opened}
        actions={{ ...actions, onMark: vi.fn(), onReport: vi.fn() }}
      />,
    );
    expect(all('#follow-trip, #report-traveller')).toHaveLength(0);
    expect(all('#like-trip')).toHaveLength(1);
  });

  test('shows its days and stops in order, and makes a draft', () => {
    open({ summary: tram, whole: { is: 'here', trip: whole }, isStarting: false });
    expect(all('h1')[0]?.textContent).toBe('Lisbon by its oldest trams');
    expect(all('.trip-day-title').map(({ textContent }) => textContent)).toEqual(['Day 1Uphill', 'Day 2']);
    expect(all('.trip-stop').map(({ textContent }) => textContent)).toEqual(['09:301Graça', '2Unnamed stop']);
    expect(text()).toContain('No stops on this day.');
    press('#make-draft');
    press('#save-trip');
    expect(done).toEqual(['draft', 'save "it-1" true']);
  });

  test('is there before its days are, and offers no draft until then', () => {
    open({ summary: tram, whole: { is: 'coming' }, isStarting: false });
    expect(text()).toContain('by Inês Carvalho');
    expect(all('#make-draft')).toEqual([]);
  });

  test('whose days cannot be read says why', () => {
    open({
      summary: tram,
      whole: { is: 'stuck', failure: everyFailure['itinerary-gone'] },
      isStarting: false,
    });
    expect(text()).toContain('This trip is no longer there');
    expect(all('#make-draft')).toEqual([]);
  });
});
