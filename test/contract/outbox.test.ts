// The worker is killed around every step, and the service fails in every way: afterwards there is exactly one itinerary
// with all its pictures. The table at the end lists what was tried.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../lib/api/connection.ts';
import type { Fetch } from '../../lib/api/transport.ts';
import { demoTraveller } from '../../service/seed.ts';
import type { RunningService } from '../../service/start.ts';
import { Killed, type Mischief, OutboxDesk } from './outbox-desk.ts';
import { startedService, world } from './traveller.ts';

let service: RunningService;
let connection: Connection;
beforeAll(async () => {
  service = await startedService();
  connection = await world(service).connected();
});

const rows: string[] = [];
afterAll(async () => {
  console.info(
    ['', `${'step'.padEnd(16)}${'what happens'.padEnd(54)}itineraries  pictures`, ...rows].join('\n'),
  );
  await service.stop();
});

/** The request of each step. `skip`: how many of the same kind come before. */
const steps = {
  create: { method: 'POST', path: /\/v1\/itineraries$/, skip: 0 },
  'find its id': { method: 'GET', path: /\/v1\/itineraries(\/[^/]+)?(\?|$)/, skip: 0 },
  'picture day 1': { method: 'PUT', path: /\/days\/[^/]+\/image$/, skip: 0 },
  'picture day 2': { method: 'PUT', path: /\/days\/[^/]+\/image$/, skip: 1 },
  save: { method: 'PUT', path: /\/v1\/library\//, skip: 0 },
};
type StepName = keyof typeof steps;
const stepNames = Object.keys(steps) as StepName[];

/** Does something to the requests of one step, the first `times` of them, and passes everything else on. */
function on(name: StepName, act: (send: () => Promise<Response>) => Promise<Response>, times = 1) {
  const { method, path, skip } = steps[name];
  let seen = 0;
  return (fetch: Fetch): Fetch =>
    (input, init) => {
      const isIt = (init?.method ?? 'GET') === method && path.test(input);
      if (isIt) seen += 1;
      const send = () => fetch(input, init);
      return isIt && seen > skip && seen <= skip + times ? act(send) : send();
    };
}

const kills: Record<string, (name: StepName) => Mischief> = {
  'killed before the request': (name) => ({
    fetch: on(name, async () => {
      throw new Killed();
    }),
  }),
  'killed after the commit, before the answer': (name) => ({
    fetch: on(name, async (send) => {
      await send();
      throw new Killed();
    }),
  }),
  'killed after the answer, before it is stored': (name) => {
    let isAnswered = false;
    return {
      fetch: on(name, async (send) => {
        const answer = await send();
        isAnswered = true;
        return answer;
      }),
      record: () => {
        if (isAnswered) throw new Killed();
      },
    };
  },
};

async function truth(desk: OutboxDesk) {
  const all = await service.itinerariesOf(demoTraveller.email);
  const mine = all.filter(({ title }) => title === desk.title);
  return {
    itineraries: mine.length,
    pictures: mine.flatMap(({ days }) => days ?? []).filter((d) => d.imageURL).length,
  };
}

async function expectWhole(desk: OutboxDesk, row: [string, string]): Promise<void> {
  const found = await truth(desk);
  rows.push(
    `${row[0].padEnd(16)}${row[1].padEnd(54)}${String(found.itineraries).padEnd(13)}${found.pictures}`,
  );
  expect(found).toEqual({ itineraries: 1, pictures: 2 });
  expect((await desk.clip()).delivery).toMatchObject({ step: 'sent', pictures: 2, leftBehind: [] });
  // A clip that has arrived leaves nothing behind in the outbox.
  expect(await desk.parcel()).toBeUndefined();
}

describe.each(Object.entries(kills))('%s', (what, kill) => {
  test.each(stepNames.filter((name) => name !== 'find its id'))('%s', async (name) => {
    const desk = await OutboxDesk.open(connection);
    await desk.send(kill(name));
    // Killed in the middle, with its current step stored.
    expect((await desk.parcel())?.state.is).toBe('sending');
    await desk.settle();
    await expectWhole(desk, [name, what]);
  });

  test('find its id, after a create without an answer', async () => {
    const desk = await OutboxDesk.open(connection);
    await desk.send(kills['killed after the commit, before the answer']?.('create'));
    await desk.resume(kill('find its id'));
    expect((await desk.parcel())?.state.is).toBe('sending');
    await desk.settle();
    await expectWhole(desk, ['find its id', what]);
  });

  test.each(stepNames.filter((name) => name !== 'find its id'))('%s, twice', async (name) => {
    const desk = await OutboxDesk.open(connection);
    await desk.send(kill(name));
    await desk.resume(kill(name));
    await desk.settle();
    await expectWhole(desk, [name, `${what}, twice`]);
  });
});

const problem = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ error: { code: 'unavailable' } }, { status, headers });

const faults: Record<string, (send: () => Promise<Response>) => Promise<Response>> = {
  'dropped before the commit': async () => {
    throw new TypeError('cut');
  },
  'dropped after the commit': async (send) => {
    await send();
    throw new TypeError('cut');
  },
  '500 before the commit': async () => problem(500),
  '502 after the commit': async (send) => {
    await send();
    return new Response('<h1>Bad gateway</h1>', { status: 502 });
  },
  'the body is cut': async (send) => {
    const answer = await send();
    const text = await answer.text();
    if (text === '') throw new TypeError('cut');
    return new Response(text.slice(0, text.length / 2), { status: answer.status });
  },
  // A reused connection breaks: browsers then silently repeat the request, even a write.
  'sent twice by the browser itself': async (send) => {
    await send();
    return send();
  },
  '429 with Retry-After: 120': async () => problem(429, { 'retry-after': '120' }),
};

describe.each(Object.entries(faults))('%s', (what, fault) => {
  test.each(stepNames.filter((name) => name !== 'find its id'))('%s', async (name) => {
    // Below the client's own checks, where a network fault happens.
    const desk = await OutboxDesk.open(
      await world(service, { fetch: on(name, fault)(realFetch) }).connected(),
    );
    await desk.send();
    await desk.settle();
    await expectWhole(desk, [name, what]);
  });
});

const realFetch: Fetch = (input, init) => fetch(input, init);

test('a pause that the service asks for is kept', async () => {
  const desk = await OutboxDesk.open(connection);
  const slow = faults['429 with Retry-After: 120'];
  if (!slow) throw new Error('No such fault.');
  await desk.send({ fetch: on('create', slow) });
  const until = (await desk.parcel())?.state;
  expect(until).toMatchObject({ is: 'waiting', failure: { kind: 'slow-down', retryAfterSeconds: 120 } });
  desk.later(100);
  await desk.resume({}, true);
  expect(await truth(desk)).toEqual({ itineraries: 0, pictures: 0 });
  await desk.settle();
  await expectWhole(desk, ['create', 'waits 120 s as told']);
});

test('a create that is still being worked on after we gave up waiting is not sent again', async () => {
  const desk = await OutboxDesk.open(connection);
  let late: (() => Promise<Response>) | undefined;
  await desk.send({
    fetch: on('create', async (send) => {
      late = send;
      throw new Killed();
    }),
  });
  desk.later(30);
  await desk.resume();
  expect((await desk.parcel())?.state).toMatchObject({ is: 'waiting', failure: { kind: 'maybe-arrived' } });
  await late?.(); // The service commits 35 s after the request.
  await desk.settle();
  await expectWhole(desk, ['create', 'committed 35 s later']);
});
