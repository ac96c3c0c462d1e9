// The only file that sends requests to the service. All requests have limits.
import { AddressNotAllowed } from '../model/address-not-allowed.ts';
import { maxDocumentBytes } from '../model/document.ts';
import { fail, ok, type Result } from '../model/result.ts';

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** How large an answer may be, and how long the request and its answer may take. */
export interface Bounds {
  maxAnswerBytes: number;
  timeoutMilliseconds: number;
}

export const answerBounds: Bounds = {
  // A full itinerary of 60 days with long notes is below 1 MB; a larger answer cannot be meant for us.
  maxAnswerBytes: 10 * 1024 * 1024,
  // Firefox stops a background page 30 s after its last call to the browser.
  timeoutMilliseconds: 25_000,
};

/**
 * For uploading or downloading a document's file: at one megabit a second the largest takes three and a half minutes.
 * Chrome stops a worker that is busy with one event for five, and a new token and the document's details have to fit in
 * too; in Firefox `stayAwake` prevents that.
 */
export const documentBounds: Bounds = {
  maxAnswerBytes: maxDocumentBytes,
  timeoutMilliseconds: 220_000,
};

/** For pictures that a service reads: ours takes up to two and a half minutes, and taking a page's pictures up to one. */
export const importBounds: Bounds = { ...answerBounds, timeoutMilliseconds: 180_000 };

/** The fetch that `guard` makes; `bounds` are `answerBounds` by default. */
export type GuardedFetch = (input: string, init?: RequestInit, bounds?: Bounds) => Promise<Response>;

export type TransportFailure =
  | { kind: 'offline' }
  | { kind: 'service-silent' }
  /** The traveller has not allowed the address, or no longer does: nothing was sent. */
  | { kind: 'address-not-allowed'; host: string }
  | {
      kind: 'service-not-understood';
      reason: 'answer-too-large' | 'redirected' | 'foreign-address';
    };

/** Thrown by `guard` for libraries that expect a throwing fetch; `withTransport` turns it back into a value. */
export class TransportError extends Error {
  readonly failure: TransportFailure;
  constructor(failure: TransportFailure, cause?: unknown) {
    super(failure.kind, { cause });
    this.failure = failure;
  }
}

export interface TransportEdges {
  fetch: Fetch;
  isOnline: () => boolean;
  /** For retries after a pause; without it, everything is tried once. `random` is from 0 to 1. */
  patience?: { wait: (milliseconds: number) => Promise<void>; random: () => number };
}

/**
 * A fetch that reaches only `origins`, never follows redirects, sends no cookies, times out, and refuses answers that are
 * too large.
 */
export function guard(edges: TransportEdges, origins: readonly string[]): GuardedFetch {
  const allowed = new Set(origins.map((address) => new URL(address).origin));
  return async (input, init, bounds = answerBounds) => {
    if (!allowed.has(new URL(input).origin)) throw unfit('foreign-address');
    const response = await attempt(edges, input, { ...init, signal: timeoutSignal(bounds, init?.signal) });
    if (isRedirect(response)) {
      await response.body?.cancel();
      throw unfit('redirected');
    }
    const bytes = await readCapped(response, bounds);
    return new Response(bodiless.has(response.status) ? null : bytes, {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
}

/** Statuses whose Response has no body, not even an empty one. */
const bodiless = new Set([204, 205, 304]);

const unfit = (reason: 'answer-too-large' | 'redirected' | 'foreign-address') =>
  new TransportError({ kind: 'service-not-understood', reason });

const redirectStatuses = new Set([301, 302, 303, 307, 308]);
/** A browser reports a redirect that was not followed only as an opaque response. */
const isRedirect = ({ type, status }: Response) => type === 'opaqueredirect' || redirectStatuses.has(status);

function timeoutSignal({ timeoutMilliseconds }: Bounds, signal: AbortSignal | null | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMilliseconds);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

async function attempt(edges: TransportEdges, input: string, init: RequestInit): Promise<Response> {
  try {
    return await edges.fetch(input, {
      ...init,
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
  } catch (cause) {
    if (cause instanceof AddressNotAllowed)
      throw new TransportError({ kind: 'address-not-allowed', host: cause.host }, cause);
    throw new TransportError({ kind: edges.isOnline() ? 'service-silent' : 'offline' }, cause);
  }
}

async function readCapped(response: Response, { maxAnswerBytes }: Bounds): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > maxAnswerBytes) throw unfit('answer-too-large');
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof TransportError) throw cause;
    throw new TransportError({ kind: 'service-silent' }, cause);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/** Runs `work` and returns transport errors as values; any other exception is a bug and is rethrown. */
export async function withTransport<T>(work: () => Promise<T>): Promise<Result<T, TransportFailure>> {
  try {
    return ok(await work());
  } catch (thrown) {
    if (thrown instanceof TransportError) return fail(thrown.failure);
    throw thrown;
  }
}
