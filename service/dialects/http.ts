// Copies of requests and answers with parts of them changed.
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

export const isJson = (message: Request | Response): boolean =>
  /^application\/json\b/.test(message.headers.get('content-type') ?? '');

const bodiless = new Set([204, 205, 304]);

export interface Changes {
  status?: number;
  /** null removes the header. */
  headers?: Record<string, string | null>;
  body?: string;
}

/** The answer with these changes; Content-Length is recomputed. */
export function answerWith(
  answer: Response,
  { status = answer.status, headers = {}, body }: Changes,
): Response {
  const kept = withHeaders(
    answer.headers,
    body === undefined ? headers : { ...headers, 'content-length': null },
  );
  return new Response(bodiless.has(status) || body === '' ? null : (body ?? answer.body), {
    status,
    headers: kept,
  });
}

function withHeaders(before: Headers, changes: Record<string, string | null>): Headers {
  const headers = new Headers(before);
  for (const [name, value] of Object.entries(changes))
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  return headers;
}

/** A JSON answer with its value changed; any other answer unchanged. */
export async function changeJson(
  answer: Response,
  change: (value: unknown) => unknown,
  changes: Omit<Changes, 'body'> = {},
): Promise<Response> {
  if (!isJson(answer)) return answer;
  return answerWith(answer, { ...changes, body: JSON.stringify(change(await answer.json())) });
}

export const askWith = (request: Request, headers: Record<string, string | null>): Request =>
  new Request(request, { headers: withHeaders(request.headers, headers) });

export const askWithBody = (request: Request, body: BodyInit): Request =>
  new Request(request.url, {
    method: request.method,
    headers: withHeaders(request.headers, { 'content-length': null }),
    body,
  });

/** The same request to another URL of the service. */
export async function askAt(request: Request, url: string | URL): Promise<Request> {
  const { method, headers } = request;
  const body = request.body ? await request.arrayBuffer() : undefined;
  return new Request(url, { method, headers, ...(body && { body }) });
}

export const withQuery = (request: Request, change: (query: URLSearchParams) => void): Promise<Request> => {
  const url = new URL(request.url);
  change(url.searchParams);
  return askAt(request, url);
};

/** The fields of a form body; the request can still be passed on. */
export const formOf = async (request: Request): Promise<URLSearchParams> =>
  new URLSearchParams(await request.clone().text());

export const jsonAnswer = (value: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(value, { status, headers });
