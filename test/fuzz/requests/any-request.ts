// Requests that nobody should send, to every operation of an OpenAPI document: valid at first, then damaged in one to
// three places.
import fc from 'fast-check';
import { anyJsonChange, changeJson } from '../mutate-json.ts';
import { anyOf, type Schemas } from './schema-values.ts';

export interface RawRequest {
  /** Which of the two origins it goes to. */
  at: 'auth' | 'api';
  method: string;
  /** With placeholders that the world fills in: "/v1/itineraries/{id}". */
  path: string;
  headers: [name: string, value: string][];
  body: Uint8Array;
}

interface Parameter {
  in: string;
  name: string;
  required: boolean;
  schema: Record<string, unknown>;
}
interface Operation {
  tags: string[];
  security: unknown[];
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
}
export interface Document {
  paths: Record<string, Record<string, unknown> & { servers?: unknown }>;
  components: { schemas: Schemas };
}

interface Draft {
  at: RawRequest['at'];
  method: string;
  path: string;
  query: [string, string][];
  headers: [string, string][];
  body: Uint8Array;
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/**
 * Text that often breaks programs: empty, long, lone surrogates, control characters, code of other languages, odd
 * numbers.
 */
export const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u0001\u001b[2J',
  'a\r\nx-planted: 1',
  '\ud800',
  '\u202egnp.exe',
  '🚃'.repeat(300),
  'é'.normalize('NFD').repeat(500),
  'a'.repeat(6000),
  '../../etc/passwd',
  "1' or '1'='1",
  '"v999999999999999999999"',
  '{{7*7}}<%= 7*7 %>',
  '__proto__',
  'null',
  '[object Object]',
  '-1',
  '1e999',
  '0x10',
  '2027-13-45T25:61:00Z',
  '+275760-09-13T00:00:00.001Z',
  '00000000-0000-0000-0000-000000000000',
  '%',
  '%00',
  '%ff%fe',
  '{id}',
];
const odd = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: 'binary', maxLength: 40 }));

/** Percent-encodes every byte that is not plain, even a lone surrogate, which encodeURIComponent refuses. */
const escaped = (text: string) =>
  [...Buffer.from(text)]
    .map((byte) =>
      /[\w.~-]/.test(String.fromCharCode(byte))
        ? String.fromCharCode(byte)
        : `%${byte.toString(16).padStart(2, '0')}`,
    )
    .join('');

const anyPlace = fc.nat(999);
const setAt = <T>(list: T[], at: number, put: (old: T) => T[]): T[] =>
  list.length === 0 ? list : list.flatMap((each, index) => (index === at % list.length ? put(each) : [each]));

type Damage = (draft: Draft) => Draft;

const ofPath: fc.Arbitrary<Damage> = fc
  .tuple(anyPlace, odd, fc.boolean())
  .map(([at, text, isRaw]) => (draft) => {
    const named = draft.path.match(/\{\w+\}/g) ?? [];
    const hit = named[at % Math.max(1, named.length)];
    const put = isRaw ? text : escaped(text);
    return { ...draft, path: hit ? draft.path.replace(hit, () => put) : `${draft.path}/${put}` };
  });

const ofQuery: fc.Arbitrary<Damage> = fc.oneof(
  fc.tuple(anyPlace, odd).map(
    ([at, text]): Damage =>
      (draft) => ({ ...draft, query: setAt(draft.query, at, ([name]) => [[name, text]]) }),
  ),
  anyPlace.map(
    (at): Damage =>
      (draft) => ({ ...draft, query: setAt(draft.query, at, () => []) }),
  ),
  anyPlace.map(
    (at): Damage =>
      (draft) => ({ ...draft, query: setAt(draft.query, at, (old) => [old, old]) }),
  ),
  fc.tuple(odd, odd).map(
    ([name, text]): Damage =>
      (draft) => ({ ...draft, query: [...draft.query, [name, text]] }),
  ),
);

const oddHeader = fc.constantFrom(
  'authorization',
  'if-match',
  'idempotency-key',
  'content-type',
  'accept',
  'cookie',
  'origin',
  'content-encoding',
  'x-forwarded-for',
  'x-http-method-override',
);
const oddType = fc.constantFrom(
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json, text/html',
  'image/svg+xml',
  'image/jpeg',
);
const ofHeaders: fc.Arbitrary<Damage> = fc.oneof(
  fc.tuple(oddHeader, odd).map(([name, text]): Damage => withHeader(name, text)),
  oddType.map((type): Damage => withHeader('content-type', type)),
  anyPlace.map(
    (at): Damage =>
      (draft) => ({ ...draft, headers: setAt(draft.headers, at, () => []) }),
  ),
  anyPlace.map(
    (at): Damage =>
      (draft) => ({ ...draft, headers: setAt(draft.headers, at, (old) => [old, old]) }),
  ),
);
const withHeader =
  (name: string, value: string): Damage =>
  (draft) => ({ ...draft, headers: [...draft.headers.filter(([other]) => other !== name), [name, value]] });

const deep = (depth: number, open: string, close: string) =>
  bytesOf(open.repeat(depth) + close.repeat(depth));
const wholeBodies = fc.constantFrom(
  bytesOf(''),
  bytesOf('null'),
  bytesOf('[]'),
  bytesOf('"text"'),
  bytesOf('{"a":'),
  bytesOf('\ufeff{}'),
  bytesOf('{"__proto__":{"title":"x"},"constructor":1}'),
  bytesOf('1e400'),
  Uint8Array.of(0x22, 0xff, 0xfe, 0x22),
  deep(20_000, '[', ']'),
  deep(20_000, '{"days":[', ']}'),
  new Uint8Array(70 * 1024).fill(0x20),
);
const ofBody: fc.Arbitrary<Damage> = fc.oneof(
  wholeBodies.map(
    (body): Damage =>
      (draft) => ({ ...draft, body }),
  ),
  anyPlace.map(
    (at): Damage =>
      (draft) => ({ ...draft, body: draft.body.slice(0, at % (draft.body.length + 1)) }),
  ),
  fc.uint8Array({ maxLength: 40 }).map(
    (body): Damage =>
      (draft) => ({ ...draft, body }),
  ),
  fc.array(anyJsonChange, { minLength: 1, maxLength: 3 }).map(
    (changes): Damage =>
      (draft) =>
        jsonChanged(draft, changes),
  ),
  odd.map(
    (text): Damage =>
      (draft) =>
        jsonChanged(draft, [{ how: 'set', at: text.length, value: text }]),
  ),
);

function jsonChanged(draft: Draft, changes: Parameters<typeof changeJson>[1]): Draft {
  try {
    const body = JSON.stringify(changeJson(JSON.parse(new TextDecoder().decode(draft.body)), changes)) ?? '';
    return { ...draft, body: bytesOf(body) };
  } catch {
    return draft;
  }
}

const ofMethod: fc.Arbitrary<Damage> = fc
  .constantFrom('GET', 'PUT', 'POST', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PURGE', 'TRACE', 'get')
  .map((method) => (draft) => ({ ...draft, method }));

const anyDamage = fc.oneof(
  { weight: 3, arbitrary: ofPath },
  { weight: 3, arbitrary: ofQuery },
  { weight: 4, arbitrary: ofHeaders },
  { weight: 6, arbitrary: ofBody },
  { weight: 1, arbitrary: ofMethod },
);

/** A body as the operation expects it, with its type; nothing if it expects none. */
function anyBody(
  { requestBody }: Operation,
  shared: Schemas,
): fc.Arbitrary<{ type?: string; body: Uint8Array }> {
  const kinds = Object.entries(requestBody?.content ?? {});
  const none = fc.constant({ body: bytesOf('') });
  if (kinds.length === 0) return none;
  return fc.oneof(
    ...kinds.map(([type, { schema }]) => {
      if (type === 'application/json')
        return anyOf(schema, shared).map((value) => ({ type, body: bytesOf(JSON.stringify(value) ?? '') }));
      if (type === 'application/x-www-form-urlencoded')
        return anyOf(schema, shared).map((value) => ({
          type,
          body: bytesOf(new URLSearchParams(Object.entries(Object(value))).toString()),
        }));
      return fc.uint8Array({ minLength: 1, maxLength: 200 }).map((body) => ({ type, body }));
    }),
  );
}

function anyDraft(path: string, method: string, operation: Operation, isAuth: boolean, shared: Schemas) {
  const inPlace = (place: string) => operation.parameters.filter((parameter) => parameter.in === place);
  const query = fc.tuple(
    ...inPlace('query').map(({ name, schema }) =>
      anyOf(schema, shared).map((value): [string, string] => [name, String(value)]),
    ),
  );
  const token = operation.tags.includes('apps only') ? '{own}' : '{as}';
  return fc.tuple(query, anyBody(operation, shared)).map(([pairs, { type, body }]): Draft => {
    const headers: [string, string][] = [
      ...(operation.security.length > 0 ? [['authorization', `Bearer ${token}`] as [string, string]] : []),
      ...(inPlace('header').some(({ name }) => name === 'If-Match')
        ? [['if-match', '"v1"'] as [string, string]]
        : []),
      ...(type ? [['content-type', type] as [string, string]] : []),
    ];
    return { at: isAuth ? 'auth' : 'api', method: method.toUpperCase(), path, query: pairs, headers, body };
  });
}

function asRaw({ at, method, path, query, headers, body }: Draft): RawRequest {
  const asked = query.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&');
  return { at, method, path: asked === '' ? path : `${path}?${asked}`, headers, body };
}

const methods = ['get', 'put', 'post', 'patch', 'delete'];

export function anyRequestOf({ paths, components }: Document): fc.Arbitrary<RawRequest> {
  const drafts = Object.entries(paths).flatMap(([path, { servers, ...rest }]) =>
    Object.entries(rest)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) =>
        anyDraft(path, method, operation as Operation, servers !== undefined, components.schemas),
      ),
  );
  return fc
    .tuple(fc.oneof(...drafts), fc.array(anyDamage, { minLength: 1, maxLength: 3 }))
    .map(([draft, damages]) => asRaw(damages.reduce((damaged, damage) => damage(damaged), draft)));
}

export const showRequest = ({ at, method, path, headers, body }: RawRequest): string =>
  [
    `${method} ${JSON.stringify(path)} on the address for ${at}`,
    ...headers.map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
    JSON.stringify(new TextDecoder().decode(body)),
  ].join('\n');
