// A loopback proxy between the browser and everyone else: it sees each request and each answer, and can act in between.
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as send,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface Asked {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/**
 * `before-request`: it has left the browser and reached nobody. `under-way`: it is being sent to the service, which may
 * or may not have processed it. `before-answer`: the service has processed it and answered, but the browser has
 * received nothing. `after-answer`: the browser has received the whole answer.
 */
export type Moment = 'before-request' | 'under-way' | 'before-answer' | 'after-answer';

export interface Stop {
  isIt: (asked: Asked) => boolean;
  moment: Moment;
  /** Runs before any of the request is forwarded. */
  prepare?: () => Promise<void>;
  act: () => Promise<void>;
}

/** A fake answer in the service's place; returns true if it has answered. The request then never reaches the service. */
export type FakeAnswer = (asked: Asked, response: ServerResponse) => boolean;

export interface Answered {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export interface Gate {
  url: string;
  /** Stops the next matching request, once; resolves when `act` is done. */
  stopAt(stop: Stop): Promise<void>;
  /** Sets the fake answers, until called again without any. */
  lie(lie?: FakeAnswer): void;
  /** Calls back for every exchange, until the returned function is called. */
  watch(hear: (asked: Asked, answered: Answered) => void): () => void;
  close(): Promise<void>;
}

type Waiting = Stop & { done: () => void; broken: (thrown: unknown) => void };

/** `note` is called with each host the browser contacts: "127.0.0.1:8787". Requests beyond this machine are refused. */
export async function openGate(note: (host: string) => void = () => undefined): Promise<Gate> {
  let waiting: Waiting | undefined;
  let lying: FakeAnswer | undefined;
  const watchers = new Set<(asked: Asked, answered: Answered) => void>();
  const server = createServer(async (incoming, outgoing) => {
    const asked = await askedOf(incoming).catch(() => undefined);
    if (!asked) return outgoing.destroy();
    note(asked.url.host);
    if (!isLoopback(asked.url.hostname)) return outgoing.destroy();
    if (lying?.(asked, outgoing)) return undefined;
    const stop = waiting?.isIt(asked) ? waiting : undefined;
    if (stop) waiting = undefined;
    const hear = (answered: Answered) => {
      for (const watcher of watchers) watcher(asked, answered);
    };
    if (!stop) return pass(asked, outgoing, hear);
    return stopped(asked, outgoing, stop).then(stop.done, stop.broken);
  });
  await listen(server, note);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stopAt: (stop) =>
      new Promise((done, broken) => {
        waiting = { ...stop, done, broken };
      }),
    lie: (lie) => {
      lying = lie;
    },
    watch: (hear) => {
      watchers.add(hear);
      return () => watchers.delete(hear);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function listen(server: Server, note: (host: string) => void): Promise<void> {
  // Browsers use CONNECT for encrypted hosts; nothing on this machine is encrypted.
  server.on('connect', ({ url = '' }, socket) => {
    note(url);
    socket.destroy();
  });
  // As real services do: a connection used a minute ago can be reused.
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
}

const isLoopback = (host: string) => /^(127\.0\.0\.1|localhost|\[::1\])$/.test(host);

async function askedOf(incoming: IncomingMessage): Promise<Asked> {
  const { method = 'GET', url = '', headers } = incoming;
  const body: Buffer[] = [];
  for await (const chunk of incoming) body.push(chunk);
  return { method, url: new URL(url), headers, body: Buffer.concat(body) };
}

function open({ method, url, headers, body }: Asked): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = send(url, { method, headers, agent: false }, resolve);
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

async function answerTo(asked: Asked): Promise<Answered> {
  const answer = await open(asked);
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return { status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(chunks) };
}

/** Connections to the service end with each request; those to the browser stay open, as the service would keep them. */
function begin({ status, headers }: Omit<Answered, 'body'>, outgoing: ServerResponse): void {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...rest } = headers;
  outgoing.writeHead(status, rest);
}

function give(answered: Answered, outgoing: ServerResponse): Promise<void> {
  begin(answered, outgoing);
  return new Promise((resolve) => {
    outgoing.once('close', () => resolve());
    outgoing.end(answered.body, () => resolve());
  });
}

/** Streams the answer, so that one that breaks off in the middle does so here too. */
async function pass(asked: Asked, outgoing: ServerResponse, hear: (answered: Answered) => void) {
  try {
    const answer = await open(asked);
    const { statusCode: status = 502, headers } = answer;
    begin({ status, headers }, outgoing);
    outgoing.flushHeaders();
    const chunks: Buffer[] = [];
    for await (const chunk of answer) {
      chunks.push(chunk);
      outgoing.write(chunk);
    }
    hear({ status, headers, body: Buffer.concat(chunks) });
    outgoing.end();
  } catch {
    outgoing.destroy(); // The service is gone or hung up.
  }
}

/**
 * Hangs up, but gives a client that is being killed time to hang up first: a browser repeats requests on a broken
 * connection.
 */
async function hangUp(outgoing: ServerResponse): Promise<void> {
  if (!outgoing.closed) await Promise.race([once(outgoing, 'close'), pause(hangUpMilliseconds)]);
  outgoing.destroy();
}
const hangUpMilliseconds = 1000;

async function stopped(asked: Asked, outgoing: ServerResponse, stop: Stop): Promise<void> {
  const { moment, prepare, act } = stop;
  await prepare?.();
  const answer = moment === 'before-request' ? undefined : answerTo(asked).catch(() => undefined);
  if (moment === 'before-answer' || moment === 'after-answer') {
    const answered = await answer;
    if (!answered) throw new Error('The service didn’t answer.');
    if (moment === 'after-answer') await give(answered, outgoing);
  }
  await act();
  await answer;
  if (moment !== 'after-answer') await hangUp(outgoing);
}
