// Names that may be stops: under a day, and on a page that was refused.
import type { Page } from 'puppeteer-core';
import type { DraftStop } from '../../lib/model/draft.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { press } from '../browser/popup.ts';
import { clipOf, lisbon } from './made-up.ts';
import type { Scene } from './scene-kind.ts';

const offered = (name: string, sentence: string, more: Partial<DraftStop> = {}): DraftStop => ({
  id: `also-${name}`,
  name: {
    value: name,
    origin: {
      by: 'source',
      block: 3,
      start: 0,
      end: name.length,
      reader: 'page/stops',
      words: name,
      sentence,
    },
    confidence: 0.2,
  },
  ...more,
});
const also = [
  offered(
    'Castelo de São Jorge',
    'From there it is ten minutes up to the Castelo de São Jorge, if your legs agree.',
    {
      otherName: 'Saint George’s Castle',
    },
  ),
  offered('Manteigaria', 'The queue at Manteigaria moves fast.'),
  offered(
    'Elevador da Bica',
    'We skipped the Elevador da Bica because of the crowd, and walked beside the rails.',
  ),
  offered('Cacilhas', 'Cacilhas', {}),
];
const plain = lisbon();
const [first, ...others] = plain.days;
const clip = clipOf({ ...plain, days: first ? [{ ...first, also }, ...others] : [] });

async function unfold(page: Page): Promise<void> {
  await press(page, '#also-on-page');
  await page.waitForSelector('.also-name');
  await page.$eval('.also-row:last-child', (row) => row.scrollIntoView({ block: 'end' }));
}

export const alsoScenes: Scene[] = [
  {
    name: 'also-on-page',
    surfaces: ['popup', 'panel', 'page'],
    answers: {
      'clip.page': ok(clip),
      'clip.open': ok(clip),
      'clip.list': ok([clip]),
      'pictures.copy': ok(0),
    },
    act: unfold,
  },
  {
    name: 'also-refused',
    surfaces: ['popup'],
    answers: { 'clip.page': fail({ kind: 'nothing-found', title: 'Lisbon’s hills', names: 3, also }) },
    act: unfold,
  },
];
