import { describe, expect, it } from 'vitest';
import { loadOwnPages } from '../../tools/train/own/load-own.ts';
import { readMarkedPage } from '../../tools/train/own/marked-page.ts';

const page = (body: string, head: Record<string, unknown> = {}) =>
  readMarkedPage(
    `<!-- ${JSON.stringify({ lang: 'en', kind: 'day-by-day', title: 'A trip', ...head })} -->\n${body}`,
  );

describe('a page with its labels between the words', () => {
  it('gives the page without them', () => {
    expect(page('<p>Up to the {{Castelo|10:30|castle}}, past {?a shop?}.</p>').html).toContain(
      '<p>Up to the Castelo, past a shop.</p>',
    );
  });

  it('gives the days with their stops, times and other names', () => {
    const { days, problems } = page(
      '<h2>{#}Day 1</h2>{{Castelo|9:30|the castle}} {?Rossio?}<h2>{#+2}Days 2-3</h2>{{Sintra}} {{Sintra}}<p>{#0}Tips {?Cascais?}</p>',
    );
    expect(problems).toEqual([]);
    expect(days).toEqual([
      {
        label: 'Day 1',
        stops: [
          { name: 'Castelo', optional: false, startTime: '09:30', aliases: ['the castle'] },
          { name: 'Rossio', optional: true },
          { name: 'Cascais', optional: true },
        ],
      },
      { label: 'Days 2-3', spanDays: 2, stops: [{ name: 'Sintra', optional: false }] },
    ]);
  });

  it('goes back to a day that is told again', () => {
    const { days } = page('{#}one {{A hill}} {#}two {{A lake}} {#=1}again {{A bridge}}');
    expect(days.map(({ stops }) => stops.map(({ name }) => name))).toEqual([
      ['A hill', 'A bridge'],
      ['A lake'],
    ]);
  });

  it('says which words open a day, in the middle of a paragraph too', () => {
    const { days } = page(
      '<p>{#}We came late to {{A hill}}. {#}Rain again, and <b>mud</b>.</p><p>{{A lake}} {#=1}back</p>',
    );
    expect(days.map(({ label }) => label)).toEqual([
      'We came late to A hill. Rain again, and mud.',
      'Rain again, and mud.',
    ]);
  });

  it('begins a single day with the block of its first stop', () => {
    expect(page('<p>Some words.</p><ul><li>Up to {{A hill}}</li></ul>').days[0]?.label).toBe('Up to A hill');
    expect(page('Up to {{A hill}}').days[0]?.label).toBe('Up to A hill');
  });

  it.each([
    ['{{Castelo', 'a mark that does not end'],
    ['no marks at all', 'a trip without stops'],
    ['{{Castelo}} {#}Day 1 {{Sintra}}', 'a stop outside of all days: Castelo'],
  ])('says what is wrong with %s', (body, problem) => {
    expect(page(body).problems).toContain(problem);
  });

  it('has no stops where there is no trip', () => {
    expect(page('{{Castelo}}', { kind: 'not-a-trip' }).problems).toEqual(['stops, but no trip']);
  });

  it('is right for all pages that were written for learning', () => {
    const pages = loadOwnPages();
    expect(pages.length).toBeGreaterThan(200);
    expect(new Set(pages.map(({ gold }) => gold.lang)).size).toBeGreaterThan(9);
  });
});
