// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ExportPrint } from '../../components/export/ExportPrint.tsx';
import { ExportSheet } from '../../components/export/ExportSheet.tsx';
import { eventWords, exportCounts } from '../../components/export/export-words.ts';
import { calendarEvents } from '../../lib/export/ics-events.ts';
import type { Draft } from '../../lib/model/draft.ts';
import { anyTrip } from '../export/any-trip.ts';
import { sampleTrip } from '../export/sample-trip.ts';
import { clip, draft, ignore, stated } from './sample.ts';

afterEach(cleanup);

function open(shown: Draft) {
  const done = { onSave: vi.fn(), onCopy: vi.fn(), onPrint: vi.fn(), onClose: vi.fn() };
  render(<ExportSheet draft={shown} {...done} />);
  return done;
}
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const buttons = () =>
  screen
    .getAllByRole('button')
    .map((button) => button.textContent || button.getAttribute('aria-label'))
    .filter((name) => name !== 'Close export');

describe('the export sheet', () => {
  test('says what each copy holds, and offers only what fits it', () => {
    const done = open(sampleTrip().draft);
    expect(screen.getByRole('dialog', { name: 'Export a copy' })).toBeTruthy();
    expect(screen.getAllByRole('radio', { hidden: true }).length).toBe(6);
    expect(screen.getByText(/^6 events: 2 stops with a time, 2 whole days, 2 bookings\./)).toBeTruthy();
    expect(screen.getByText('.gpx or .kml, 2 of 4 stops on the map')).toBeTruthy();
    expect(buttons()).toEqual(['Save file']);
    choose('Notes');
    expect(buttons()).toEqual(['Save file', 'Copy text']);
    choose('Plain text');
    expect(buttons()).toEqual(['Copy text', 'Save file']);
    fireEvent.click(screen.getByRole('button', { name: 'Copy text' }));
    choose('Printable pages');
    fireEvent.click(screen.getByRole('button', { name: 'Open to print' }));
    choose('Wayclip file');
    fireEvent.click(screen.getByRole('button', { name: 'Save file' }));
    expect(done.onCopy).toHaveBeenCalledWith({ format: 'txt' });
    expect(done.onPrint).toHaveBeenCalledOnce();
    expect(done.onSave).toHaveBeenCalledWith({ format: 'json' });
  });

  test('places go as GPX or as KML', () => {
    const { onSave } = open(sampleTrip().draft);
    choose('Places for a map app');
    fireEvent.click(screen.getByRole('button', { name: 'Save file' }));
    fireEvent.click(screen.getByRole('radio', { name: /^KML/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Save file' }));
    expect(onSave.mock.calls).toEqual([[{ format: 'gpx' }], [{ format: 'kml' }]]);
  });

  test('a calendar without a date asks for one, for this file only', () => {
    const { onSave } = open(draft());
    // It opens on a format that can be made at once.
    expect(buttons()).not.toEqual([]);
    choose('Calendar');
    const field = screen.getByLabelText('Date of Day 1');
    const note = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(note()).toBe('Only for this file. The draft stays undated.');
    // Its button is there from the start, and leads to the missing input.
    expect(buttons()).toEqual(['Save file']);
    fireEvent.click(screen.getByRole('button', { name: 'Save file' }));
    expect(onSave).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field);
    expect(note()).toBe('Choose the date of Day 1 first.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    fireEvent.input(field, { target: { value: '2027-05-13' } });
    expect(field.getAttribute('aria-invalid')).toBe('false');
    expect(note()).toBe('Only for this file. The draft stays undated.');
    expect(screen.getByText(/^3 events: 3 whole days/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Save file' }));
    expect(onSave).toHaveBeenCalledWith({ format: 'ics', startDate: '2027-05-13' });
  });

  test('a calendar is shared, too, only after its date was asked for', () => {
    const onShare = vi.fn();
    const acts = { onSave: ignore, onCopy: ignore, onPrint: ignore, onClose: ignore, onShare };
    render(<ExportSheet draft={draft()} {...acts} />);
    choose('Calendar');
    expect(buttons()).toEqual(['Save file', 'Share with an app']);
    fireEvent.click(screen.getByRole('button', { name: 'Share with an app' }));
    expect(onShare).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByLabelText('Date of Day 1'));
    fireEvent.input(screen.getByLabelText('Date of Day 1'), { target: { value: '2027-05-13' } });
    fireEvent.click(screen.getByRole('button', { name: 'Share with an app' }));
    expect(onShare).toHaveBeenCalledWith({ format: 'ics', startDate: '2027-05-13' });
  });

  test('another kind asks for no date', () => {
    const { onSave } = open(draft());
    choose('Calendar');
    choose('Notes');
    fireEvent.click(screen.getByRole('button', { name: 'Save file' }));
    expect(onSave).toHaveBeenCalledWith({ format: 'md' });
  });

  test('places are not offered where no stop has one', () => {
    open(draft());
    choose('Places for a map app');
    expect(screen.getByText('No stops on the map yet')).toBeTruthy();
    expect(buttons()).toEqual([]);
  });

  test('closes by its button, by Esc and by a press beside it, and keeps its keys to itself', () => {
    const below = vi.fn();
    document.addEventListener('keydown', below);
    const { onClose } = open(draft());
    fireEvent.click(screen.getByRole('button', { name: 'Close export' }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    fireEvent.click(screen.getByRole('dialog'));
    fireEvent.click(screen.getByText('Calendar'));
    document.removeEventListener('keydown', below);
    expect(onClose).toHaveBeenCalledTimes(3);
    expect(below).not.toHaveBeenCalled();
  });

  test('tells what came of it', () => {
    render(
      <ExportSheet
        draft={draft()}
        onSave={ignore}
        onCopy={ignore}
        onPrint={ignore}
        onClose={ignore}
        outcome="Copied"
      />,
    );
    expect(screen.getByRole('status').textContent).toBe('Copied');
  });
});

test('the events that are announced are those that are written', () => {
  fc.assert(
    fc.property(anyTrip, (trip) => {
      const words = eventWords(exportCounts(trip.draft));
      expect(words.split(' event')[0]).toBe(String(calendarEvents(trip).length));
    }),
    { numRuns: 150 },
  );
});

describe('on paper', () => {
  test('every day is there, with what is known of its stops, and the source is named', () => {
    const { draft: shown, source } = sampleTrip();
    render(<ExportPrint clip={clip({ draft: shown, source })} />);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Day 1: The river', 'Day 2', 'Booked', 'Packing', 'Expenses']);
    expect(screen.getByText('Monday, 31 May 2027')).toBeTruthy();
    const page = document.body.textContent;
    for (const words of [
      '09:00',
      '45 min',
      'Cais 1, Porto',
      'Cross early',
      'Porto, slowly',
      'blog.example/porto',
    ])
      expect(page).toContain(words);
  });

  test('hostile words stay words', () => {
    const title = stated('<img src=x onerror=alert(1)>\u202e'.repeat(300));
    render(<ExportPrint clip={clip({ draft: draft({ title, startDate: stated('9999-12-31') }) })} />);
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title.value);
  });
});
