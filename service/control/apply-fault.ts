import { setTimeout as pause } from 'node:timers/promises';
import { unreachable } from '../../lib/model/result.ts';
import { Dropped } from '../dialects/dropped.ts';
import { asHtml } from '../dialects/problems.ts';
import type { Fetch } from '../dialects/speak.ts';
import type { FaultAction } from './fault.ts';

export interface FaultyRequest {
  action: FaultAction;
  service: Fetch;
  /** Applies the dialect to any answer, so that an injected status has the shape the service would give it. */
  speak(inner: Fetch): Fetch;
  now(): Date;
}

/** The answer to this request under this fault. */
export async function applyFault(
  request: Request,
  { action, service, speak, now }: FaultyRequest,
): Promise<Response> {
  const answered = () => speak(service)(request);
  switch (action.kind) {
    case 'drop':
      if (action.when === 'after') await answered();
      throw new Dropped();
    case 'delay':
      await pause(action.milliseconds);
      return answered();
    case 'status': {
      const { isDone = false } = action;
      return speak(async (asked) => {
        if (isDone) await service(asked);
        return statusAnswer(action, now());
      })(request);
    }
    case 'cut':
      return withBody(await answered(), cut);
    case 'corrupt':
      return withBody(await answered(), (bytes) => pieces([bytes.slice(0, bytes.length / 2), garbage]));
    case 'trickle':
      return withBody(await answered(), (bytes) => trickle(bytes, action.milliseconds));
    default:
      return unreachable(action);
  }
}

const garbage = new TextEncoder().encode('\u0000}{<');

function statusAnswer(action: FaultAction & { kind: 'status' }, now: Date): Response {
  const { status, retryAfter, retryAfterForm = 'seconds', form = 'json' } = action;
  const headers = new Headers();
  if (retryAfter !== undefined) {
    const until = new Date(now.getTime() + retryAfter * 1000);
    headers.set('retry-after', retryAfterForm === 'date' ? until.toUTCString() : String(retryAfter));
  }
  if (form === 'empty') return new Response(null, { status, headers });
  if (form === 'html') {
    const { body = '' } = asHtml(`Error ${status}`);
    headers.set('content-type', 'text/html; charset=utf-8');
    return new Response(body, { status, headers });
  }
  const code = status === 429 ? 'tooManyRequests' : 'unavailable';
  return Response.json({ error: { code, message: 'Try again later.' } }, { status, headers });
}

async function withBody(
  answer: Response,
  make: (bytes: Uint8Array) => ReadableStream<Uint8Array>,
): Promise<Response> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(make(bytes), { status: answer.status, headers });
}

const pieces = (chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

/** Sends the first half, then breaks the connection. */
function cut(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let isHalf = false;
  return new ReadableStream({
    async pull(controller) {
      if (isHalf) {
        await pause(20);
        controller.error(new Dropped());
      } else controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)));
      isHalf = true;
    },
  });
}

const trickleBytes = 64;

function trickle(bytes: Uint8Array, milliseconds: number): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      if (at >= bytes.length) return controller.close();
      await pause(milliseconds);
      controller.enqueue(bytes.slice(at, at + trickleBytes));
      at += trickleBytes;
    },
  });
}
