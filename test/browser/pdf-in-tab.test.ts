import { expect, test, vi } from 'vitest';
import { showsPdf } from '../../entrypoints/popup/pdf-in-tab.ts';

const world = vi.hoisted(() => ({ kind: undefined as string | undefined }));
vi.mock('wxt/browser', () => ({
  browser: {
    scripting: {
      executeScript: async () => {
        if (world.kind === undefined) throw new Error('Cannot access contents of the page.');
        return [{ result: world.kind }];
      },
    },
  },
}));

const shows = (kind: string | undefined, address: string) => {
  world.kind = kind;
  return showsPdf({ id: 7, address });
};

test('what the tab says of itself counts, whatever its address ends with', async () => {
  expect(await shows('application/pdf', 'https://air.example/ticket?id=5')).toBe(true);
  expect(await shows('text/html', 'https://wiki.example/File:Map_of_Lisbon.pdf')).toBe(false);
});

test('where the tab is closed to scripts the address tells', async () => {
  expect(await shows(undefined, 'https://air.example/Ticket.PDF?x=1')).toBe(true);
  expect(await shows(undefined, 'file:///home/ana/ticket.pdf')).toBe(true);
  expect(await shows(undefined, 'https://air.example/')).toBe(false);
  expect(await shows(undefined, 'about:reader?url=x.pdf')).toBe(false);
});
