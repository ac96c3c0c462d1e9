import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import type { Attack, World } from './attack.ts';
import { ask, kept, pause, shownAt } from './inside.ts';
import { trip } from './pages.ts';

interface Kept {
  id: string;
  source: { title: string };
}

const jpeg = readFileSync(new URL('../sample-blog/site/pictures/lighthouse.jpg', import.meta.url));

/** With pictures, because setting one sends the ETag back. */
async function draft({ open, press, answer }: World, name: string): Promise<void> {
  const type = { 'content-type': 'image/jpeg' };
  for (const path of ['/a.jpg', '/b.jpg'])
    answer(path, (response) => response.writeHead(200, type).end(jpeg));
  const page = await open(`/${name}`, trip(`Two days in Ghent ${name}`, ['/a.jpg', '/b.jpg']));
  await shownAt(await press(page), ['review']);
  // The pictures arrive after the draft.
  await pause(2500);
}

const send = async (inside: Page, name: string) => {
  const clip = (await kept<Kept>(inside, 'clips')).find(({ source }) => source.title.includes(name));
  await Promise.race([ask(inside, 'clip.send', { clipId: clip?.id }), pause(10_000)]);
};

const isStored = ({ service }: World, name: string) =>
  [...service.stored.values()].some(({ title }) => title?.includes(name));

/** This tag cannot be sent back. A good clip is waiting behind it, and the service works again. */
export const brokenTag: Attack = {
  name: 'a tag with a line break: healthy clips are sent all the same',
  build: 'loopback',
  run: async (world) => {
    const { own, service } = world;
    const inside = await own('options.html');
    await ask(inside, 'connection.connect', { isNew: true });
    service.tagOf = ({ title }) => (title?.includes('poison') ? 'v1"\r\nX-Injected: 1' : undefined);
    await draft(world, 'poison');
    await send(inside, 'poison');
    service.hook = (incoming, outgoing, path) => {
      const isCreate = incoming.method === 'POST' && path === '/v1/itineraries';
      if (isCreate) outgoing.destroy();
      return isCreate;
    };
    await draft(world, 'healthy');
    await send(inside, 'healthy');
    service.hook = undefined;
    await ask(inside, 'connection.adopt', { serviceId: 'first' });
    for (let looks = 0; looks < 35 && !isStored(world, 'healthy'); looks += 1) await pause(1000);
    const isSent = isStored(world, 'healthy');
    return { held: isSent, seen: isSent ? 'sent' : 'the outbox stands still' };
  },
};

/** Six pages of fifty entries, each with 100 kB in an unknown field. */
export const unknownFields: Attack = {
  name: 'lists of unknown fields do not fill the storage',
  build: 'loopback',
  run: async ({ own, service }) => {
    const inside = await own('options.html');
    await ask(inside, 'connection.connect', { isNew: true });
    const usage = () => inside.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
    let pages = 0;
    service.hook = (incoming, outgoing, path) => {
      if (incoming.method !== 'GET' || path !== '/v1/itineraries') return false;
      pages += 1;
      const data = Array.from({ length: 50 }, (_, at) => ({
        id: `p${pages}-${at}`,
        title: 'Ghent',
        updatedAt: '2027-01-01T00:00:00Z',
        unknown: randomBytes(75_000).toString('base64'),
      }));
      outgoing.writeHead(200, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ data, ...(pages < 6 && { nextCursor: `c${pages}` }) }));
      return true;
    };
    const before = await usage();
    await ask(inside, 'library.sync', { filter: 'owned', isWhole: true });
    const grown = Math.round(((await usage()) - before) / 1e6);
    const held = grown < 10;
    // A browser's own bookkeeping varies by a megabyte.
    return { held, seen: `30 MB of them, ${held ? 'next to nothing' : `${grown} MB`} kept` };
  },
};

/** A create has an unknown outcome while the clock is a year ahead; afterwards the clock is right again. */
export const clockAhead: Attack = {
  name: 'a clock that was a year ahead',
  build: 'loopback',
  only: 'chromium',
  // The time it was sent can no longer be trusted: it counts as just sent, and settles 75 s later.
  maxSeconds: 180,
  run: async (world) => {
    const { own, service, inWorker } = world;
    const inside = await own('options.html');
    await ask(inside, 'connection.connect', { isNew: true });
    await draft(world, 'clock');
    service.hook = (incoming, outgoing, path) => {
      const isCreate = incoming.method === 'POST' && path === '/v1/itineraries';
      if (isCreate) outgoing.destroy();
      return isCreate;
    };
    await inWorker(`globalThis.TrueDate ??= Date; { const ahead = 31536000000; globalThis.Date = class extends TrueDate {
      constructor(...given) { given.length > 0 ? super(...given) : super(TrueDate.now() + ahead); }
      static now() { return TrueDate.now() + ahead; } }; } 1`);
    await send(inside, 'clock');
    await inWorker('globalThis.Date = TrueDate; 1');
    service.hook = undefined;
    for (let tries = 0; tries < 20 && !isStored(world, 'clock'); tries += 1) {
      await pause(6000);
      await send(inside, 'clock');
    }
    const isSent = isStored(world, 'clock');
    return { held: isSent, seen: isSent ? 'sent' : 'cannot be sent for a year' };
  },
};
