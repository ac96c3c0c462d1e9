// The file behind a link: never requested before the browser permits it, and never from the traveller's own network.
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { fetchFile } from '../../entrypoints/convert/fetch-file.ts';

const granted = new Set<string>();
const tabs: { url?: string }[] = [];
const asked = vi.fn(async (_address: string, _init?: RequestInit) => new Response('%PDF'));
const ticket = 'https://air.example/ticket.pdf';

beforeEach(() => {
  granted.clear();
  tabs.length = 0;
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
  Object.assign(fakeBrowser, {
    permissions: {
      contains: async ({ origins }: { origins: string[] }) => origins.every((origin) => granted.has(origin)),
    },
    tabs: { query: async () => tabs },
  });
});

describe('a link', () => {
  test('is not followed before its host was allowed', async () => {
    expect(await fetchFile(ticket)).toBeUndefined();
    expect(asked).not.toHaveBeenCalled();
  });

  test('is fetched once it was, and leads nowhere else', async () => {
    granted.add('https://air.example/*');
    expect(await fetchFile(ticket)).toMatchObject({ name: 'ticket.pdf' });
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ redirect: 'error', referrerPolicy: 'no-referrer' });
  });

  test.each(['https://192.168.1.1/x.pdf', 'https://nas.local/x.pdf', 'https://a:b@air.example/x.pdf'])(
    '%s is never fetched',
    async (address) => {
      for (const host of ['192.168.1.1', 'nas.local', 'air.example']) granted.add(`https://${host}/*`);
      expect(await fetchFile(address)).toBeUndefined();
      expect(asked).not.toHaveBeenCalled();
    },
  );
});

describe('a file in a tab', () => {
  test('where the traveller pressed Wayclip is fetched as it is, wherever it lies', async () => {
    tabs.push({ url: 'https://nas.local/ticket.pdf#page=2' });
    expect(await fetchFile('https://nas.local/ticket.pdf')).toBeDefined();
  });

  test('lets no other file of its host be fetched', async () => {
    tabs.push({ url: ticket }, {});
    expect(await fetchFile('https://air.example/account/delete.pdf')).toBeUndefined();
    expect(asked).not.toHaveBeenCalled();
  });
});
