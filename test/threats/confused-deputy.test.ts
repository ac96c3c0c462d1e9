// A message from anywhere but the extension's own pages is refused before it is parsed: every kind in the closed table,
// so that a new one is covered the day it is added.
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Answers } from '../../lib/browser/answer.ts';
import type { RequestName } from '../../lib/browser/messages.ts';
import type { Sender } from '../../lib/browser/own-sender.ts';
import { requestSchemas } from '../../lib/browser/request-schemas.ts';

type Handler = (message: { data: unknown; sender: Sender }) => Promise<unknown>;
const handlers = new Map<string, Handler>();
vi.mock('../../lib/browser/transport.ts', () => ({
  messenger: { onMessage: (name: string, handler: Handler) => void handlers.set(name, handler) },
}));
vi.mock('../../lib/browser/fault-ledger.ts', () => ({ noteFault: async () => undefined }));

const names = Object.keys(requestSchemas) as RequestName[];
const answer = vi.fn(async () => ({ ok: true, value: null }));
const own = 'chrome-extension://abcdefgh';

beforeAll(async () => {
  const { answerAsks } = await import('../../lib/browser/answer.ts');
  answerAsks(Object.fromEntries(names.map((name) => [name, answer])) as unknown as Answers);
});
beforeEach(() => {
  vi.spyOn(fakeBrowser.runtime, 'getURL').mockImplementation((path) => `${own}${path}`);
  fakeBrowser.runtime.id = 'abcdefgh';
});
afterEach(() => {
  answer.mockClear();
  vi.restoreAllMocks();
});

const id = 'abcdefgh';
const strangers: [string, Sender][] = [
  ['a content script', { id, url: 'https://blog.example/porto', origin: 'https://blog.example' }],
  [
    'a content script that claims our address',
    { id, url: `${own}/popup.html`, origin: 'https://blog.example' },
  ],
  ['a content script that claims our address and no origin', { id, url: `${own}/popup.html` }],
  ['a content script that claims to be our worker', { id, url: `${own}/background.js`, tab: { id: 1 } }],
  ['a sandboxed frame that claims our address', { id, url: `${own}/popup.html`, origin: 'null' }],
  ['a frame of ours in a page', { id, url: 'about:srcdoc', origin: 'https://blog.example' }],
  ['a page with our name in its host', { id, url: `https://blog.example/${own}/popup.html`, origin: own }],
  ['a page whose address only begins like ours', { id, url: `${own}.evil.example/popup.html`, origin: own }],
  [
    'another extension',
    { id: 'other', url: 'chrome-extension://other/a.html', origin: 'chrome-extension://other' },
  ],
  ['another extension that claims our address', { id: 'other', url: `${own}/popup.html`, origin: own }],
  ['a page of the web', { url: 'https://blog.example/', origin: 'https://blog.example' }],
  ['nobody', {}],
];

const ask = (name: string, sender: Sender, data: unknown = {}) => handlers.get(name)?.({ data, sender });

test('the table has every kind, and nothing else listens', () => {
  expect([...handlers.keys()].toSorted()).toEqual(names.toSorted());
  expect(names.length).toBeGreaterThan(30);
});

describe.each(names)('%s', (name) => {
  test.each(strangers)('from %s is refused', async (_, sender) => {
    for (const data of [{}, { clipId: '5f1b3a52-6a58-4b77-9a0e-1d2f6f0a4c11' }, { tabId: 1 }, { id: 'x' }])
      await expect(ask(name, sender, data)).rejects.toThrow('Not for you.');
    expect(answer).not.toHaveBeenCalled();
  });

  test('from our own page is looked at, and refused when it is no question', async () => {
    const sender = { id, url: `${own}/popup.html`, origin: own };
    for (const data of [
      null,
      'x',
      7,
      [],
      { tabId: 'x' },
      { clipId: 'x', unknown: 1 },
      { __proto__: null, x: 1 },
    ])
      await expect(ask(name, sender, data)).rejects.toThrow(`Not a question: ${name}`);
    expect(answer).not.toHaveBeenCalled();
  });
});

describe('news', () => {
  const heard = vi.fn();
  beforeAll(async () => {
    const { onNews } = await import('../../lib/browser/ask.ts');
    onNews('clip.changed', heard);
  });
  afterEach(() => heard.mockClear());

  test.each(strangers)('from %s are not heard by our pages', async (_, sender) => {
    await ask('clip.changed', sender, { draft: 'forged' });
    expect(heard).not.toHaveBeenCalled();
  });

  test.each<[string, Sender]>([
    ['worker, of which Chromium tells no origin', { id, url: `${own}/background.js` }],
    ['page in Firefox', { id, url: `${own}/_generated_background_page.html`, origin: own }],
  ])('of our own background are: a %s', async (_, sender) => {
    await ask('clip.changed', sender, { id: 'a' });
    expect(heard).toHaveBeenCalledExactlyOnceWith({ id: 'a' });
  });
});

test('a question of our own page is answered', async () => {
  expect(await ask('clip.list', { id, url: `${own}/popup.html`, origin: own })).toEqual({
    ok: true,
    value: null,
  });
});
