// The page for booking files, with real papers read by the page itself.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { ok } from '../../lib/model/result.ts';
import { press } from '../browser/popup.ts';
import { damaged, handbook, lockedTicket, menu, scan, stay, ticket } from './booking-papers.ts';
import { changeSetting } from './change-setting.ts';
import { clipOf, guessed, lisbon } from './made-up.ts';
import type { Answers, Scene } from './scene-kind.ts';

const papers = {
  'ticket-cv1417.pdf': ticket,
  'casa-do-jasmim.pdf': stay,
  'ticket-locked.pdf': () => lockedTicket('jasmim'),
  'menu.pdf': menu,
  'scan.pdf': scan,
  'damaged.pdf': damaged,
  // Long enough to be captured while it is being read.
  'handbook.pdf': () => handbook(3000),
};
type Paper = keyof typeof papers;

let folder: string | undefined;
const written = new Set<string>();
/** Written once: a browser cannot read a file that changed after it was chosen, and several scenes may have chosen it. */
function pathOf(name: Paper): string {
  folder ??= mkdtempSync(join(tmpdir(), 'wayclip-papers-'));
  const path = join(folder, name);
  if (!written.has(path)) writeFileSync(path, papers[name]());
  written.add(path);
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

/** Drags the mouse from one word to the other, as a person does. */
const dragOver = async (page: Page, from: string, to: string) => {
  const at = async (word: string) => {
    const found = await page.waitForSelector(`[role=option][aria-label="${word}"]`);
    await found?.scrollIntoView();
    const box = await found?.boundingBox();
    if (!box) throw new Error(`${word} is not on the page`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const [begin, end] = [await at(from), await at(to)];
  await page.mouse.move(...begin);
  await page.mouse.down();
  await page.mouse.move(...end, { steps: 8 });
  await page.mouse.up();
};

const pointAtStay = async (page: Page) => {
  await give('casa-do-jasmim.pdf')(page);
  await isFound(page);
  await press(page, '#point');
  await page.waitForSelector('.point-word');
};

const makeIn = (name: Paper) => async (page: Page) => {
  await nothingIn(name)(page);
  await press(page, '#point');
  await page.waitForSelector('#kind-restaurant');
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
    // Restores the setting for the next picture.
    await page.evaluate(changeSetting, 'cover');
  }),
  scene('point', async (page) => {
    await pointAtStay(page);
    await dragOver(page, 'Rua', 'Portugal');
    await page.waitForSelector('[role=menu]');
  }),
  scene('point-narrow', async (page) => {
    await page.setViewport({ width: 400, height: 800, deviceScaleFactor: 2 });
    await pointAtStay(page);
    await dragOver(page, 'Casa', 'Jasmim');
    await page.waitForSelector('[role=menu]');
  }),
  scene('point-kind', makeIn('menu.pdf')),
  scene('point-made', async (page) => {
    await makeIn('menu.pdf')(page);
    await press(page, '#kind-restaurant');
    await dragOver(page, 'Copper', 'Ladle');
    await press(page, '[role=menuitem]');
    await page.focus('#page-words');
  }),
  scene('point-box', async (page) => {
    await makeIn('scan.pdf')(page);
    await press(page, '#kind-lodging');
    const paper = await (await page.waitForSelector('.point-boxes .page-picture'))?.boundingBox();
    if (!paper) throw new Error('the page is not drawn');
    await page.mouse.move(paper.x + 120, paper.y + 90);
    await page.mouse.down();
    await page.mouse.move(paper.x + 420, paper.y + 150, { steps: 4 });
    await page.mouse.up();
    await press(page, '[role=menuitem]:nth-of-type(5)');
    await page.waitForSelector('.type-crop-page');
  }),
  scene('nothing-locked', nothingIn('ticket-locked.pdf')),
  scene('nothing-damaged', nothingIn('damaged.pdf')),
  scene('nothing-scan', nothingIn('scan.pdf')),
  scene('nothing-booked', nothingIn('menu.pdf')),
];
