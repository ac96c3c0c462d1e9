import { describe, expect, test } from 'vitest';
import { documentBounds, type Fetch, guard, withTransport } from '../../lib/api/transport.ts';

const service = 'https://api.service.test';
const through = (fetch: Fetch, isOnline = true) => guard({ fetch, isOnline: () => isOnline }, [service]);

test('only the connection’s own origins are spoken to', async () => {
  let asked = 0;
  const fetch = through(async () => {
    asked += 1;
    return new Response('{}');
  });
  for (const address of [
    'https://api.service.test.evil.test/',
    'http://api.service.test/',
    'https://evil.test/',
  ]) {
    expect(await withTransport(() => fetch(address))).toMatchObject({ ok: false });
  }
  expect(asked).toBe(0);
  expect(await withTransport(() => fetch(`${service}/v1/itineraries`))).toMatchObject({ ok: true });
});

test.each([301, 302, 303, 307, 308])('a redirect (%i) is refused, not followed', async (status) => {
  const asked: string[] = [];
  const fetch = through(async (input) => {
    asked.push(input);
    return new Response(null, { status, headers: { location: 'https://evil.test/' } });
  });
  expect(await withTransport(() => fetch(`${service}/`))).toEqual({
    ok: false,
    failure: { kind: 'service-not-understood', reason: 'redirected' },
  });
  expect(asked).toEqual([`${service}/`]);
});

test.each([204, 205, 304])('an answer that bears no body (%i) is passed on without one', async (status) => {
  const fetch = through(async () => new Response(null, { status }));
  expect(await withTransport(() => fetch(`${service}/`))).toMatchObject({ ok: true, value: { status } });
});

test('cookies, redirects, referrers and caches stay out of it', async () => {
  let seen: RequestInit | undefined;
  await through(async (_, init) => {
    seen = init;
    return new Response('{}');
  })(`${service}/`);
  expect(seen).toMatchObject({
    redirect: 'manual',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  });
});

describe('what went wrong on the way is a value', () => {
  const broken: Fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  test('no network at all', async () => {
    expect(await withTransport(() => through(broken, false)(service))).toEqual({
      ok: false,
      failure: { kind: 'offline' },
    });
  });
  test('no answer', async () => {
    expect(await withTransport(() => through(broken)(service))).toEqual({
      ok: false,
      failure: { kind: 'service-silent' },
    });
  });
  test('an answer that breaks off', async () => {
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(10));
        controller.error(new TypeError('cut'));
      },
    });
    expect(await withTransport(() => through(async () => new Response(body))(service))).toEqual({
      ok: false,
      failure: { kind: 'service-silent' },
    });
  });
  test('an answer without an end', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    expect(await withTransport(() => through(async () => new Response(body))(service))).toEqual({
      ok: false,
      failure: { kind: 'service-not-understood', reason: 'answer-too-large' },
    });
    expect(sent).toBeLessThan(20);
  });
  test('a bug is not hidden', async () => {
    await expect(
      withTransport(async () => {
        throw new RangeError('ours');
      }),
    ).rejects.toThrow('ours');
  });
});

describe('a document’s file', () => {
  const megabyte = new Uint8Array(1024 * 1024);
  const answers = (megabytes: number) =>
    through(async () => {
      let left = megabytes;
      const body = new ReadableStream({
        pull(controller) {
          left -= 1;
          if (left < 0) controller.close();
          else controller.enqueue(megabyte);
        },
      });
      return new Response(body);
    });
  const tooLarge = { ok: false, failure: { kind: 'service-not-understood', reason: 'answer-too-large' } };
  const taken = async (megabytes: number) =>
    withTransport(async () => {
      const answer = await answers(megabytes)(service, {}, documentBounds);
      return (await answer.arrayBuffer()).byteLength / megabyte.length;
    });

  test.each([12, 25])('of %i MB is taken', async (megabytes) => {
    expect(await taken(megabytes)).toEqual({ ok: true, value: megabytes });
  });

  test('of 26 MB is not, and no other answer of 12 MB', async () => {
    expect(await taken(26)).toEqual(tooLarge);
    expect(await withTransport(() => answers(12)(service))).toEqual(tooLarge);
  });

  test('has a time of its own, after which the service is silent', async () => {
    expect(documentBounds.timeoutMilliseconds).toBeGreaterThan(200_000);
    const silent: Fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')));
      });
    const soon = { ...documentBounds, timeoutMilliseconds: 10 };
    expect(await withTransport(() => through(silent)(service, {}, soon))).toEqual({
      ok: false,
      failure: { kind: 'service-silent' },
    });
  });
});
