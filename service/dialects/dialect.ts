// Everything the document leaves open, as switches. The first in the list are applied closest to the service.
import * as z from 'zod/mini';
import { answerSize } from './answer-size.ts';
import { author } from './author.ts';
import { caching } from './caching.ts';
import { clientDocuments } from './client-documents.ts';
import { clients } from './clients.ts';
import { cors } from './cors.ts';
import { coverPut } from './cover-put.ts';
import { createReply } from './create-reply.ts';
import { cursorLife } from './cursor-life.ts';
import { deprecation } from './deprecation.ts';
import { disconnection } from './disconnection.ts';
import { enums } from './enums.ts';
import { errorCase } from './error-case.ts';
import { errorShape } from './error-shape.ts';
import { etagBumps } from './etag-bumps.ts';
import { etagSource } from './etag-source.ts';
import { etagSyntax } from './etag-syntax.ts';
import { fields } from './fields.ts';
import { imageEmpty } from './image-empty.ts';
import { imageLimit } from './image-limit.ts';
import { imageSearch } from './image-search.ts';
import { imageUrl } from './image-url.ts';
import { issuerParameter } from './issuer-parameter.ts';
import { issuerPath } from './issuer-path.ts';
import { listOrder } from './list-order.ts';
import { mcpAddress } from './mcp-address.ts';
import { mcpEra } from './mcp-era.ts';
import { mcpOnce } from './mcp-once.ts';
import { mcpOrigin } from './mcp-origin.ts';
import { mcpReply } from './mcp-reply.ts';
import { mcpResult } from './mcp-result.ts';
import { mcpSchema } from './mcp-schema.ts';
import { mcpTools } from './mcp-tools.ts';
import { metadata } from './metadata.ts';
import { pageEnd } from './page-end.ts';
import { pageSize } from './page-size.ts';
import { readOne } from './read-one.ts';
import { redirects } from './redirects.ts';
import { registration } from './registration.ts';
import { resourceMetadata } from './resource-metadata.ts';
import { resourceParameter } from './resource-parameter.ts';
import { revocation } from './revocation.ts';
import { rotation } from './rotation.ts';
import { scopeRefusal } from './scope-refusal.ts';
import { scopesGranted } from './scopes-granted.ts';
import type { Fetch, Middleware, Origin, Surroundings, Switch } from './speak.ts';
import { startTime } from './start-time.ts';
import { statusSwitches } from './statuses.ts';
import { tokenReply } from './token-reply.ts';
import { unauthorizedShape } from './unauthorized-shape.ts';
import { updateReply } from './update-reply.ts';
import { updatedSince } from './updated-since.ts';
import { webAddress } from './web-address.ts';

export const switches = {
  mcpAddress,
  mcpSchema,
  mcpOnce,
  mcpResult,
  mcpTools,
  mcpEra,
  mcpOrigin,
  mcpReply,
  imageSearch,
  imageEmpty,
  imageLimit,
  imageUrl,
  pageSize,
  updatedSince,
  listOrder,
  cursorLife,
  pageEnd,
  enums,
  author,
  startTime,
  webAddress,
  fields,
  coverPut,
  etagSource,
  etagBumps,
  etagSyntax,
  readOne,
  createReply,
  updateReply,
  ...statusSwitches,
  unauthorizedShape,
  scopeRefusal,
  issuerPath,
  metadata,
  resourceMetadata,
  registration,
  clients,
  clientDocuments,
  issuerParameter,
  resourceParameter,
  tokenReply,
  rotation,
  revocation,
  disconnection,
  scopesGranted,
  answerSize,
  // A code is respelled before it is put into an error shape.
  errorCase,
  errorShape,
  deprecation,
  caching,
  cors,
  redirects,
} as const;

type Switches = typeof switches;
export type SwitchName = keyof Switches;
/** Which switches are set, and to what value: {"errorShape": "flat"}. */
export type Dialect = { [Name in SwitchName]?: keyof Switches[Name]['values'] };

const all: [string, Switch][] = Object.entries(switches);

export const Dialect = z.strictObject(
  Object.fromEntries(all.map(([name, { values }]) => [name, z.optional(z.enum(Object.keys(values)))])),
);

/** undefined if it names an unknown switch or value. */
export function readDialect(value: unknown): Dialect | undefined {
  const read = z.safeParse(Dialect, value);
  return read.success ? (read.data as Dialect) : undefined;
}

/** The service speaking this dialect; with an empty dialect, the service itself. */
export function withDialect(
  dialect: Dialect,
  surroundings: Surroundings,
): (at: Origin, service: Fetch) => Fetch {
  const set: { at: Switch['at']; around: Middleware }[] = all.flatMap(([name, { at, values }]) => {
    const make = values[dialect[name as SwitchName] ?? ''];
    return make ? [{ at, around: make(surroundings) }] : [];
  });
  return (origin, service) =>
    set
      .filter(({ at }) => at === origin || at === 'both')
      .reduce<Fetch>(
        (inner, { around }) =>
          (request) =>
            around(request, inner),
        service,
      );
}
