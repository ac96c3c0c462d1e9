// What the background answers when something throws.
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type Answers, answerAsks } from '../../lib/browser/answer.ts';

type Handler = (message: { data: unknown; sender: unknown }) => Promise<unknown>;
const handlers = new Map<string, Handler>();

vi.mock('../../lib/browser/transport.ts', () => ({
  messenger: { onMessage: (name: string, handler: Handler) => handlers.set(name, handler) },
}));
vi.mock('../../lib/browser/own-sender.ts', () => ({ isOwnPage: () => true }));

beforeEach(() => fakeBrowser.reset());

const answerTo = (thrown: unknown) => {
  const throwing = async () => {
    throw thrown;
  };
  answerAsks(new Proxy({}, { get: () => throwing }) as Answers);
  return handlers.get('clip.list')?.({ data: {}, sender: {} });
};

test('a library that a newer Wayclip made is told as that', async () => {
  const refused = new DOMException(
    'The requested version is less than the existing version.',
    'VersionError',
  );
  expect(await answerTo(refused)).toEqual({ ok: false, failure: { kind: 'library-newer' } });
});

test('anything else is a fault of ours', async () => {
  expect(await answerTo(new TypeError('x'))).toMatchObject({ ok: false, failure: { kind: 'own-fault' } });
});
