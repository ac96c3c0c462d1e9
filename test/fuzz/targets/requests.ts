import { deepEqual } from 'node:assert/strict';
import { openApiDocument } from '../../../service/openapi/document.ts';
import { anyRequestOf, type Document, type RawRequest, showRequest } from '../requests/any-request.ts';
import type { RawAnswer } from '../requests/send-raw.ts';
import { openRequestWorld, type RequestWorld } from '../requests/world.ts';
import { target } from '../target.ts';

const document = openApiDocument({ auth: 'http://auth.test', api: 'http://api.test' });

let opening: Promise<RequestWorld> | undefined;
const openWorld = () => {
  opening ??= openRequestWorld();
  return opening;
};
export const closeRequests = async () => {
  await (await opening)?.stop();
  opening = undefined;
  before = undefined;
};

/** The current rows; undefined if a request may have changed them. */
let before: Record<string, string> | undefined;

const insides =
  /\n\s+at .+:\d+|node_modules|\.ts:\d+|drizzle|postgres:\/\/|Failed query|insert into|select "/i;
const changing = new Set(['PUT', 'POST', 'PATCH', 'DELETE']);

async function holds(request: RawRequest): Promise<void> {
  const world = await openWorld();
  if (!before) {
    await world.renew();
    before = await world.rows();
  }
  const answer = await world.send(request);
  const faults = world.faults();
  if (faults.length > 0)
    throw new Error(`The service had a fault of its own.\n${String(faults[0])}`, { cause: faults[0] });
  check(request, answer);
  const isRefused = answer.status >= 400 || answer.status === 0;
  const after = await world.rows();
  if (isRefused) deepEqual(after, before, `Refused with ${answer.status}, and yet something was stored.`);
  before = !isRefused && changing.has(request.method) ? undefined : after;
}

/** A turn that runs out of time leaves its last request pending, and both compare the same rows: so the next one waits. */
let last: Promise<unknown> = Promise.resolve();
function holdsInTurn(request: RawRequest): Promise<void> {
  const held = last.then(() => holds(request));
  last = held.catch(() => undefined);
  return held;
}

function check({ method, path }: RawRequest, { status, text }: RawAnswer): void {
  if (status >= 500) throw new Error(`${method} ${path.slice(0, 80)} was answered with ${status}.\n${text}`);
  if (insides.test(text)) throw new Error(`The answer shows the insides of the service.\n${text}`);
}

export const requests = target({
  name: 'requests',
  claim:
    'any request to any operation of the service is answered, never with a fault, and a refused one stores nothing',
  any: anyRequestOf(document as unknown as Document),
  holds: holdsInTurn,
  show: showRequest,
  shortRuns: 300,
});
