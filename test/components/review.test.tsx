// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { InPlace } from '../../components/parts/InPlace.tsx';
import { ReviewScreen } from '../../components/review/ReviewScreen.tsx';
import { firstView, type ReviewView } from '../../components/review/review-view.ts';
import type { Draft } from '../../lib/model/draft.ts';
import { landing } from '../../surface/state.ts';
import { clip, day, draft, guessed, ignore, stated, stop } from './sample.ts';

afterEach(cleanup);

function Review({ of, onSend = ignore }: { of: Draft; onSend?: () => void }) {
  const [view, setView] = useState<ReviewView>(firstView);
  return (
    <ReviewScreen
      header={null}
      clip={clip({ draft: of })}
      view={view}
      onView={setView}
      onSend={onSend}
      isStarting={false}
    />
  );
}
const show = (more: Partial<Draft> = {}) => render(<Review of={draft(more)} />);
const chips = () => within(screen.getByRole('tablist', { name: 'Days' })).getAllByRole('tab');
const heads = () => [...document.querySelectorAll<HTMLElement>('.stop-head')];
const names = () => [...document.querySelectorAll('.stop-name')].map((name) => name.textContent);
const press = (key: string, on = document.activeElement) => fireEvent.keyDown(on ?? document.body, { key });

test('a page that was read without the text model says what to do', () => {
  const plain = clip({ source: { ...clip({}).source, isPlainReading: true } });
  render(
    <ReviewScreen
      header={null}
      clip={plain}
      view={firstView}
      onView={ignore}
      onSend={ignore}
      isStarting={false}
    />,
  );
  expect(screen.getByText(/Reinstall Wayclip/)).toBeTruthy();
});

describe('a page of which only the first part was read', () => {
  const partly = clip({ source: { ...clip({}).source, isFirstPart: true } });
  const shown = (more: { notice?: string | false } = {}) =>
    render(
      <ReviewScreen
        header={null}
        clip={partly}
        view={firstView}
        onView={ignore}
        onSend={ignore}
        isStarting={false}
        {...more}
      />,
    );

  test('says so, and what to do about it', () => {
    shown({ notice: false });
    expect(screen.getByText('Only the first part was read')).toBeTruthy();
    expect(screen.getByText(/Select the part you want/)).toBeTruthy();
  });

  test('says what went wrong instead, if something did', () => {
    shown({ notice: 'The service didn’t answer.' });
    expect(screen.queryByText('Only the first part was read')).toBeNull();
  });
});

describe('what a page says of a day', () => {
  const days = (...summaries: string[]) =>
    summaries.map((summary, index) =>
      day(`d${index + 1}`, [stop(`s${index + 1}`, 'Ponte Velha')], { summary: stated(summary) }),
    );

  test('begins folded when it is long, so that the stops stay in sight, and is folded again on the next day', () => {
    show({ days: days('We rowed on. '.repeat(30), 'Then it rained. '.repeat(30)) });
    expect(document.querySelector('.day-summary.folded')?.textContent).toContain('We rowed on.');
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(document.querySelector('.day-summary.folded')).toBeNull();
    fireEvent.click(chips()[1] as HTMLElement);
    expect(document.querySelector('.day-summary.folded')?.textContent).toContain('Then it rained.');
  });

  test('is folded to two lines already, for it stands above the stops', () => {
    show({
      days: days(
        'We took the ten o’clock bus to the river, and on it were three people from our own street.',
      ),
    });
    expect(document.querySelector('.day-summary.folded')).not.toBeNull();
  });

  test('stands as it is when it is short', () => {
    show({ days: days('A day on the river.') });
    expect(screen.getByText('A day on the river.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });
});

describe('day chips', () => {
  test('count stops while no date is known, and name the weekday once one is', () => {
    const { unmount } = show();
    expect(chips().map((chip) => chip.textContent)).toEqual(['Day 13 stops', 'Day 21 stop', 'Day 32 stops']);
    unmount();
    show({ startDate: stated('2027-05-13') });
    expect(chips()[1]?.textContent).toBe('Day 2Fri 14');
  });

  test('are one tab stop; arrows, Home and End move and select', () => {
    show();
    const tabStops = () => chips().map((chip) => chip.tabIndex);
    expect(tabStops()).toEqual([0, -1, -1]);
    chips()[0]?.focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(chips()[1]);
    expect(names()).toEqual(['Mercado Novo']);
    press('End');
    expect(tabStops()).toEqual([-1, -1, 0]);
    press('ArrowRight');
    expect(document.activeElement).toBe(chips()[2]);
    press('Home');
    expect(chips()[0]?.getAttribute('aria-selected')).toBe('true');
    press('ArrowDown');
    expect(document.activeElement).toBe(chips()[0]);
  });

  test('say that a day has something to check', () => {
    show({ questions: [{ stopId: 's5', sentence: 'Closed on Mondays.' }] });
    expect(chips().map((chip) => chip.textContent?.includes('has something to check'))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('stop list', () => {
  test('Up and Down move the focus and stay inside; the list is one tab stop', () => {
    show();
    heads()[0]?.focus();
    press('ArrowDown');
    expect(document.activeElement).toBe(heads()[1]);
    press('ArrowDown');
    press('ArrowDown');
    expect(document.activeElement).toBe(heads()[2]);
    expect(heads().map((head) => head.tabIndex)).toEqual([-1, -1, 0]);
    press('ArrowUp');
    expect(document.activeElement).toBe(heads()[1]);
  });

  test('a stop opens with the words it came from, its name marked, and closes again', () => {
    show();
    fireEvent.click(heads()[1] as HTMLElement);
    const quote = document.querySelector('blockquote');
    expect(quote?.textContent).toBe('Do not miss Casa das Conchas, early.');
    expect(quote?.querySelector('mark')?.textContent).toBe('Casa das Conchas');
    expect(quote?.getAttribute('cite')).toBe('https://blog.example/porto');
    expect(heads()[1]?.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(heads()[1] as HTMLElement);
    expect(document.querySelector('blockquote')).toBeNull();
  });

  test('a stop that was guessed has no quote', () => {
    show({ days: [day('d1', [stop('s1', 'x', { name: guessed('Somewhere quiet') })])] });
    fireEvent.click(heads()[0] as HTMLElement);
    expect(document.querySelector('blockquote')).toBeNull();
  });

  test('markup in the words of a page stays words', () => {
    show({ days: [day('d1', [stop('s1', '<img src=x onerror=alert(1)>')])] });
    fireEvent.click(heads()[0] as HTMLElement);
    expect(document.querySelector('img')).toBeNull();
    expect(names()).toEqual(['<img src=x onerror=alert(1)>']);
  });

  test('only a day of which half the stops or more have a time has a margin for times', () => {
    const hasMargin = (timed: number, of: number) => {
      cleanup();
      const stops = Array.from({ length: of }, (_, index) =>
        stop(`s${index}`, 'Ponte Velha', index < timed ? { startTime: stated('09:00') } : {}),
      );
      show({ days: [day('d1', stops)] });
      return document.querySelector('.stop-list-no-margin') === null;
    };
    expect([hasMargin(0, 3), hasMargin(1, 3), hasMargin(2, 3)]).toEqual([false, false, true]);
    expect([hasMargin(1, 1), hasMargin(1, 2)]).toEqual([true, true]);
  });
});

describe('ink and pencil', () => {
  test('what the page says is ink; a guess is pencil and is said to be guessed', () => {
    const times = { startTime: stated('09:00'), durationMinutes: guessed(40) };
    show({ days: [day('d1', [stop('s1', 'Ponte Velha', times)])] });
    expect(document.querySelector('.stop-time')?.textContent).toBe(', 09:00');
    expect(document.querySelector('.stop-time .pencil')).toBeNull();
    expect(document.querySelector('.stop-length')?.textContent).toBe(', guessed 40 min');
    expect(document.querySelector('.stop-length .pencil')?.textContent).toBe('40 min');
  });

  test('a guessed start makes the dates pencil', () => {
    show({ startDate: guessed('2027-05-13') });
    expect(screen.getByText('13 to 15 May 2027').className).toBe('pencil');
  });

  test('a value of the traveller is ink', () => {
    const mine = { value: 'My name for it', origin: { by: 'traveller' as const }, confidence: 1 };
    show({ days: [day('d1', [stop('s1', 'x', { name: mine })])] });
    expect(screen.getByText('My name for it').className).toBe('ink');
  });

  test('a stop without a place has a dashed disc and says so', () => {
    const coordinate = stated({ latitude: 41.1, longitude: -8.6 });
    show({ days: [day('d1', [stop('s1', 'Here', { coordinate }), stop('s2', 'Nowhere')])] });
    const discs = [...document.querySelectorAll('.stop-disc')];
    expect(discs.map((disc) => disc.classList.contains('stop-disc-unplaced'))).toEqual([false, true]);
    expect(discs[1]?.textContent).toContain('not on the map yet');
  });
});

describe('parts of a draft', () => {
  const packing = [{ id: 'p1', name: stated('Wool socks'), quantity: 2 }];

  test('there are no tabs where there are only days', () => {
    show();
    expect(screen.queryByRole('tab', { name: /Packing|Expenses|^Days$/ })).toBeNull();
  });

  test('a tab appears with its count, and shows its part', () => {
    show({ packing });
    const tab = screen.getByRole('tab', { name: 'Packing 1' });
    expect(screen.queryByRole('tab', { name: /Expenses/ })).toBeNull();
    fireEvent.click(tab);
    expect(screen.getByText('Wool socks')).toBeTruthy();
    expect(document.querySelector('.stop-row')).toBeNull();
  });
});

describe('things to check', () => {
  const questions = [
    { stopId: 's2', sentence: 'Closed on Mondays.' },
    { stopId: 's5', sentence: 'Two places share this name.' },
  ];

  test('the pill goes from one to the next over the days, opens it, focuses it, and comes round', async () => {
    show({ questions });
    const pill = screen.getByRole('button', { name: '2 to check' });
    const opened = () => document.querySelector('.stop-row-open .stop-name')?.textContent;
    fireEvent.click(pill);
    expect(opened()).toBe('Casa das Conchas');
    await vi.waitFor(() => expect(document.activeElement).toBe(heads()[1]));
    fireEvent.click(pill);
    expect(opened()).toBe('Farol Azul');
    fireEvent.click(pill);
    expect(opened()).toBe('Casa das Conchas');
  });

  test('the sentence stands under its stop; without questions there is no pill', () => {
    show({ questions });
    expect(heads()[1]?.textContent).toContain('Closed on Mondays.');
    expect(heads()[0]?.textContent).not.toContain('Closed');
    cleanup();
    show();
    expect(screen.queryByText(/to check/)).toBeNull();
  });
});

test('Send is the one primary button, and a second press while it starts does nothing', () => {
  const onSend = vi.fn();
  render(
    <ReviewScreen header={null} clip={clip()} view={firstView} onView={ignore} onSend={onSend} isStarting />,
  );
  const primary = document.querySelectorAll('.button-primary');
  expect([...primary].map(({ id }) => id)).toEqual(['send']);
  fireEvent.click(primary[0] as Element);
  expect(onSend).not.toHaveBeenCalled();
});

test('a draft opens on the first day that has stops', () => {
  const days = [day('d1', []), day('d2', [stop('s1', 'Ponte Velha')])];
  expect(landing(clip({ draft: draft({ days }) }))).toMatchObject({ view: { part: 'days', day: 1 } });
  expect(landing(clip({ draft: draft({ days: [day('d1', [])] }) }))).toMatchObject({ view: { day: 0 } });
});

test('of a heading that is no more than the name, the name is quoted and marked', () => {
  show({ days: [day('d1', [stop('s1', 'x', { name: stated('Ponte Velha') })])] });
  fireEvent.click(heads()[0] as HTMLElement);
  expect(document.querySelector('.quote-from')?.textContent).toContain('From');
  expect(document.querySelector('blockquote mark')?.textContent).toBe('Ponte Velha');
});

test('where there are no words, there is no quote', () => {
  show({ days: [day('d1', [stop('s1', 'x', { name: stated('Ponte Velha', ' ') })])] });
  fireEvent.click(heads()[0] as HTMLElement);
  expect(document.querySelector('.quote')).toBeNull();
});

test('a day that was only counted is called by its number, in the words of the interface', () => {
  show({ days: [day('d1', [stop('s1', 'x')], { title: guessed('Day 1') })] });
  expect(document.querySelector('.day-title .pencil')).toBeNull();
  expect(document.querySelector('.day-title')?.textContent).toBe('Day 1');
});

test('a day without stops says so', () => {
  show({ days: [day('d1', [])] });
  expect(screen.getByText('No stops found for this day.')).toBeTruthy();
});

test('a title that takes two lines of the popup is known for one, so that the map gives it room', () => {
  const isLong = (title: string) => {
    cleanup();
    show({ title: stated(title) });
    return document.querySelector('.draft-title-long') !== null;
  };
  expect(isLong('Three slow days in Porto')).toBe(false);
  expect(isLong('Three slow days in Porto and up the Douro')).toBe(true);
  expect(isLong('ポルトとドウロ川上流で過ごすゆっくりした三日間')).toBe(true);
});

test('what may be cut is whole in its tooltip', () => {
  const destination = 'Porto, Vila Nova de Gaia, and the upper Douro as far as Pinhão';
  show({ destination: stated(destination) });
  expect(screen.getByTitle(destination)).toBeTruthy();
  cleanup();
  render(
    <InPlace
      label="Destination"
      value={destination}
      class="clamped"
      onWrite={ignore}
      onGiveUp={ignore}
      newTask={() => 'task'}
    >
      {destination}
    </InPlace>,
  );
  expect(screen.getByTitle(`Edit: ${destination}`)).toBeTruthy();
});
