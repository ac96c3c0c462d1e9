// Sending in real Chromium while things break around it: a few rows of `npm run kills`, and what happens to tokens.
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { demoTraveller } from '../../service/seed.ts';
import { eventually } from '../../tools/browser/extension-browser.ts';
import { findBrowser } from '../../tools/browser/find-browser.ts';
import { killAt } from '../../tools/kills/disturbances.ts';
import type { Answered, Asked } from '../../tools/kills/gate.ts';
import { SendingBrowser } from '../../tools/kills/sending-browser.ts';
import { isRequestOf } from '../../tools/kills/steps.ts';
import { asker, lookAt, picturesOf } from '../../tools/kills/truth.ts';
import { exportedFiles, heardIn, seenByPage, tokensIn } from './canary.ts';
import { noteHost } from './network-record.ts';

let desk: SendingBrowser;
const exchanges: { asked: Asked; answered: Answered }[] = [];
beforeAll(async () => {
  desk = await SendingBrowser.open({
    executablePath: findBrowser('chromium')?.path ?? '',
    extension: inject('builds').chromium,
    authUrl: inject('authUrl'),
    blogUrl: inject('blogUrl'),
    traveller: demoTraveller,
    hear: (asked, answered) => exchanges.push({ asked, answered }),
    note: noteHost,
  });
});
afterAll(() => desk?.close());

const ask = async (path: string) => asker(inject('apiUrl'), await desk.bearer())(path);
const settled = () =>
  eventually('the parcel to arrive', async () => ((await desk.parcels()).length === 0 ? true : undefined));

describe('exactly one itinerary with all its pictures', () => {
  let before: Set<string>;
  beforeEach(async () => {
    before = (await lookAt(ask)).owned;
  });

  async function expectWhole(): Promise<void> {
    await settled();
    await desk.tidy();
    const { owned, saved } = await lookAt(ask);
    const made = [...owned].filter((id) => !before.has(id));
    expect(made).toHaveLength(1);
    const pictures = await picturesOf(ask, made[0] ?? '');
    expect(new Set(pictures).size).toBe(3);
    expect(pictures).not.toContain('none');
    expect(saved).toContain(made[0]);
  }

  test.each([
    ['create', 'before-answer'],
    ['picture day 2', 'after-answer'],
    ['save', 'before-answer'],
  ] as const)('the worker killed at: %s, %s', async (step, moment) => {
    const killed = killAt(desk, { step, moment });
    await desk.send(`${step} ${moment}`);
    await killed;
    await desk.tidy();
    await desk.wake();
    await expectWhole();
  });

  test('a connection that breaks under a picture, over which the browser sends it again by itself', async () => {
    const broken = desk.gate.stopAt({
      isIt: isRequestOf('picture day 1'),
      moment: 'before-answer',
      act: async () => undefined,
    });
    await desk.send('broken');
    await broken;
    await expectWhole();
  });
});

describe('tokens', () => {
  const tokenRequests = () =>
    exchanges.filter(({ asked }) => asked.method === 'POST' && asked.url.pathname.endsWith('/token'));

  /** Makes the stored token stale, whether or not the worker is running. */
  async function expire(): Promise<void> {
    await desk.inside.evaluate(async () => {
      // biome-ignore lint/suspicious/noExplicitAny: the browser's own object, inside the browser
      const { session } = (globalThis as any).chrome.storage;
      for (const [key, kept] of Object.entries(await session.get(null)))
        if (key.startsWith('access-token:'))
          await session.set({ [key]: { ...(kept as object), expiresAt: Date.now() - 1000 } });
    });
  }

  test.each(['a running', 'a stopped'])(
    'four contexts that ask %s worker at the moment it expires make one token request',
    async (worker) => {
      const pages = await Promise.all(
        ['popup.html?tabId=1', 'sidepanel.html', 'review.html', 'options.html'].map(
          desk.wayclip.openExtensionPage,
        ),
      );
      await expire();
      if (worker === 'a stopped') await desk.stopWorker();
      const count = tokenRequests().length;
      const answers = await Promise.all(
        pages.map((page) => desk.ask('library.sync', { filter: 'all' }, page)),
      );
      for (const answer of answers) expect(answer).toMatchObject({ res: { ok: true } });
      expect(tokenRequests()).toHaveLength(count + 1);
      for (const page of pages) await page.close();
    },
  );

  test('are found in no log, message, file, page or storage that a page can read', async () => {
    const { logs, messages } = await heardIn(desk);
    const popup = await desk.draft('canary');
    const files = await exportedFiles(popup);
    await expire();
    for (const [name, question] of [
      ['connection.open', {}],
      ['clip.list', {}],
      ['library.sync', { filter: 'all' }],
    ] as const)
      messages.push(JSON.stringify(await desk.ask(name, question)));
    await popup.click('#send');
    await settled();
    const page = await seenByPage(popup, inject('blogUrl'));
    await desk.tidy();

    const tokens = tokensIn(tokenRequests().map(({ answered }) => answered.body.toString()));
    expect(tokens.length).toBeGreaterThanOrEqual(4); // From the sign-in and from a refresh, both kinds.
    expect(tokens).toContain(await desk.bearer()); // The one place where it is allowed.
    expect(messages.length).toBeGreaterThan(5);
    expect(files.length).toBeGreaterThan(3);
    expect(page.session).toBe('refused');
    const own = [inject('apiUrl'), inject('authUrl')].map((address) => new URL(address).origin);
    const elsewhere = exchanges
      .filter(({ asked }) => !own.includes(asked.url.origin))
      .map(({ asked }) => JSON.stringify([asked.url, asked.headers, asked.body.toString()]));
    const addresses = exchanges.map(({ asked }) => asked.url.href);
    const all = { logs, messages, files, page: Object.values(page), elsewhere, addresses };
    for (const [where, texts] of Object.entries(all))
      for (const token of tokens)
        expect(
          texts.some((text) => text.includes(token)),
          where,
        ).toBe(false);
  });
});
