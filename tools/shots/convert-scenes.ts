// The page for booking files, with real papers read by the page itself.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { ok } from '../../lib/model/result.ts';
import { press } from '../browser/popup.ts';
import { damaged, handbook, lockedTicket, menu, scan, stay, ticket } from './booking-papers.ts';
import { clipOf, guessed, lisbon } from './made-up.ts';
import type { Answers, Scene } from './scene-kind.ts';

const papers = {
  'ticket-cv1417.pdf': ticket,
  'casa-do-jasmim.pdf': stay,
  'ticket-locked.pdf': () => lockedTicket('jasmim'),
  'menu.pdf': menu,
  'scan.pdf': scan,
  'damaged.pdf': damaged,
  // Long enough to be looked at while it is read.
  'handbook.pdf': () => handbook(3000),
};
type Paper = keyof typeof papers;

let folder: string | undefined;
function pathOf(name: Paper): string {
  folder ??= mkdtempSync(join(tmpdir(), 'wayclip-papers-'));
  const path = join(folder, name);
  writeFileSync(path, papers[name]());
  return path;
}

const give =
  (...names: Paper[]) =>
  async (page: Page) => {
    const input = (await page.waitForSelector('#choose-files')) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(...names.map(pathOf));
  };

const isFound = async (page: Page) => {
  await page.waitForSelector('[data-screen=convert-found]', { timeout: 30_000 });
  await page.waitForSelector('.page-picture');
};

const answers: Answers = {
  'clip.list': ok([
    clipOf(lisbon()),
    clipOf(lisbon({ title: guessed('Madeira on foot'), startDate: guessed('2027-06-02') }), {
      id: '0b5f9c1e-6a51-4d0c-9d3e-2f1f6f0f7a11',
    }),
  ]),
};

const scene = (name: string, act?: Scene['act'], query?: string): Scene => ({
  name: `convert-${name}`,
  surfaces: ['convert'],
  answers,
  ...(query && { query }),
  ...(act && { act }),
});

const nothingIn = (name: Paper) => async (page: Page) => {
  await give(name)(page);
  if (name === 'ticket-locked.pdf') await press(page, '#skip-file');
  await page.waitForSelector('[data-screen=convert-nothing]', { timeout: 30_000 });
};

export const convertScenes: Scene[] = [
  scene('drop'),
  scene('away', undefined, '?address=https%3A%2F%2Fair.example%2Fticket.pdf'),
  scene('local', undefined, '?address=file%3A%2F%2F%2Fhome%2Fticket.pdf'),
  scene('reading', async (page) => {
    await give('handbook.pdf', 'casa-do-jasmim.pdf')(page);
    await page.waitForSelector('.convert-found-line', { timeout: 30_000 });
  }),
  scene('password', async (page) => {
    await give('ticket-locked.pdf')(page);
    await page.waitForSelector('#pdf-password');
  }),
  scene('password-wrong', async (page) => {
    await give('ticket-locked.pdf')(page);
    await page.waitForSelector('#pdf-password');
    await page.type('#pdf-password', 'rosmaninho');
    await press(page, '#open-file');
    await page.waitForSelector('#pdf-password-note');
  }),
  scene('found', async (page) => {
    await give('ticket-cv1417.pdf', 'casa-do-jasmim.pdf')(page);
    await isFound(page);
    await press(page, '.booking-list li:nth-child(1) .booking-card');
    await page.waitForSelector('.page-picture[alt*="ticket"]');
    await page.$eval('.field-number', (number) => (number as HTMLElement).click());
  }),
  scene('found-covered', async (page) => {
    await give('casa-do-jasmim.pdf', 'ticket-cv1417.pdf', 'scan.pdf')(page);
    await isFound(page);
    await press(page, '#cover-reference');
    await press(page, '#take-booking');
    await press(page, '#more-trips');
    // As it was for the next picture.
    await page.evaluate(() => chrome.storage.local.remove('cover'));
  }),
  scene('nothing-locked', nothingIn('ticket-locked.pdf')),
  scene('nothing-damaged', nothingIn('damaged.pdf')),
  scene('nothing-scan', nothingIn('scan.pdf')),
  scene('nothing-booked', nothingIn('menu.pdf')),
];
