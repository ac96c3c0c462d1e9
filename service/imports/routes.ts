// Import from media (4.5).
import { setTimeout } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Knowledge } from '../../lib/model/evidence.ts';
import { fail, ok, type Result } from '../../lib/model/result.ts';
import type { ApiEnv, Bearer } from '../api/bearer.ts';
import { keyReused, readIdempotencyKey } from '../api/idempotency-key.ts';
import { type Problem, problem, say } from '../api/problem.ts';
import { mediaType, readBytes } from '../api/request-body.ts';
import type { Edges } from '../edges.ts';
import type { Idempotency, OnceKey } from '../storage/idempotency.ts';
import type { Database } from '../storage/open-database.ts';
import type { Plans } from '../travellers/plan.ts';
import { type Frames, maxImportBytes, readFramesBody } from './frames.ts';
import type { Claim, ImportedLinks } from './imported-links.ts';
import { readFrames } from './read-frames.ts';
import type { TextReader } from './text-reader.ts';

export interface ImportParts {
  textReader: TextReader;
  knowledge(): Promise<Knowledge>;
  links: ImportedLinks;
}

export interface ImportRoutes {
  bearer: Bearer;
  plans: Plans;
  idempotency: Idempotency;
  imports: ImportParts;
  edges: Edges;
}

const notPaid = problem('subscriptionRequired', 'Importing media is part of the paid plan.');
const noneLeft = problem('allowanceUsedUp', 'All imports of this billing period are used.');
const refusals = {
  'other-body': keyReused,
  'still-running': problem(
    'idempotencyKeyInUse',
    'The first request with this Idempotency-Key is still running.',
  ),
};
const stillReading = problem('idempotencyKeyInUse', 'This link is being read. Ask again in a minute.');
const nothing = problem('nothingRead', 'No stops could be read in these pictures. It was not counted.');

export function importRoutes(parts: ImportRoutes): Hono<ApiEnv> {
  const { bearer, plans, idempotency } = parts;
  const routes = new Hono<ApiEnv>();

  routes.post('/v1/imports/media', bearer.ownApp(), async (c) => {
    const { travellerId } = c.var.caller;
    // Checked before the body is read: nobody should upload 40 MB just to be refused.
    if ((await plans.of(travellerId)).name !== 'paid') return say(c, notPaid);
    const once = readOnce(c, travellerId);
    if (!once.ok) return say(c, once.failure);
    const body = await readBody(c.req.raw);
    if (!body.ok) return say(c, body.failure);
    const key = once.value;
    const begun = key ? await idempotency.begin(key, body.value) : { kind: 'first' as const };
    if (begun.kind === 'replay') return send(c, begun.first.answer);
    if (begun.kind !== 'first') return say(c, refusals[begun.kind]);

    const abandon = async () => void (key && (await idempotency.abandon(key)));
    const whose = { travellerId, key };
    const answer = await importOnce(whose, body.value, parts).catch(async (fault) => {
      await abandon();
      throw fault;
    });
    if (!answer.ok) {
      await abandon();
      return say(c, answer.failure);
    }
    return send(c, answer.value);
  });

  return routes;
}

interface Whose {
  travellerId: string;
  key: OnceKey | undefined;
}

/** The answer is stored as sent, for repeats of the same request. An import without an answer is not counted. */
async function importOnce(
  { travellerId, key }: Whose,
  bytes: Uint8Array,
  parts: ImportRoutes,
): Promise<Result<string, Problem>> {
  const frames = parseFrames(bytes);
  if (!frames.ok) return frames;
  const finish = async (answer: string, tx?: Database) =>
    void (key && (await parts.idempotency.finish(key, { status: 200, answer }, tx)));
  const { url } = frames.value;
  if (url === undefined)
    return readAndCount(travellerId, frames.value, { ...parts, keep: (answer, tx) => finish(answer, tx) });
  const { links } = parts.imports;
  const claim = await claimed(travellerId, url, links);
  if (claim.kind === 'running') return fail(stillReading);
  // The stored answer, not another reading: otherwise one paid link would cover any number of other pictures.
  if (claim.kind === 'answered') {
    await finish(claim.answer);
    return ok(claim.answer);
  }
  const keep = async (answer: string, tx: Database) => {
    await links.keep(travellerId, url, answer, tx);
    await finish(answer, tx);
  };
  const read = await readAndCount(travellerId, frames.value, { ...parts, keep }).catch(async (fault) => {
    await links.abandon(travellerId, url);
    throw fault;
  });
  if (!read.ok) await links.abandon(travellerId, url);
  return read;
}

const waitMilliseconds = 200;
// As long as a reading can take; a client that would have to wait longer is told to retry.
const maxWaits = 750;

/** Waits while the same link is being read, in this process or another. */
async function claimed(travellerId: string, url: string, links: ImportedLinks): Promise<Claim> {
  let claim = await links.claim(travellerId, url);
  for (let waits = 0; claim.kind === 'running' && waits < maxWaits; waits += 1) {
    await setTimeout(waitMilliseconds);
    claim = await links.claim(travellerId, url);
  }
  return claim;
}

interface Counting extends ImportRoutes {
  keep(answer: string, tx: Database): Promise<void>;
}

async function readAndCount(
  travellerId: string,
  frames: Frames,
  { plans, imports, edges, keep }: Counting,
): Promise<Result<string, Problem>> {
  const run = await plans.useImport(travellerId);
  if (!run.ok) return fail(run.failure === 'not-paid' ? notPaid : noneLeft);
  const reading = { textReader: imports.textReader, knowledge: await imports.knowledge(), now: edges.now };
  const read = await readFrames(frames, reading).catch(async (fault) => {
    await plans.returnImport(run.value);
    throw fault;
  });
  if (!read.ok) {
    await plans.returnImport(run.value);
    return fail(nothing);
  }
  const answer = JSON.stringify(read.value);
  await plans.keepImport(run.value, (tx) => keep(answer, tx));
  return ok(answer);
}

const send = (c: Context, json: string) => c.body(json, 200, { 'Content-Type': 'application/json' });

/** For imports the document says that the key is a UUID. */
function readOnce(c: Context<ApiEnv>, travellerId: string): Result<OnceKey | undefined, Problem> {
  const read = readIdempotencyKey(c);
  if (!read.ok || read.value === undefined) return read.ok ? ok(undefined) : read;
  const key = read.value.toLowerCase();
  return z.safeParse(z.uuid(), key).success
    ? ok({ travellerId, operation: 'import', key })
    : fail(problem('invalidRequest', 'The Idempotency-Key is a UUID.'));
}

async function readBody(request: Request): Promise<Result<Uint8Array, Problem>> {
  if (mediaType(request) !== 'application/json')
    return fail(problem('unsupportedMediaType', 'Send application/json.'));
  return readBytes(request, maxImportBytes);
}

function parseFrames(bytes: Uint8Array): Result<Frames, Problem> {
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return fail(problem('invalidJson', 'The body is not JSON in UTF-8.'));
  }
  const frames = readFramesBody(body);
  return frames.ok ? frames : fail(problem('invalidRequest', frames.failure));
}
