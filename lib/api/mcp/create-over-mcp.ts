// Creates an itinerary through the MCP tool that the API document names. Its schema is filled from the draft's own fields.

import type { ApiFailure } from '../../model/failure.ts';
import { Itinerary, type Preview } from '../../model/itinerary.ts';
import { parseJson } from '../../model/parse-json.ts';
import { fail, ok, type Result } from '../../model/result.ts';
import { failureOfCode } from '../answer-failure.ts';
import { type ItineraryAnswer, withEtag } from '../conditional.ts';
import type { Connection } from '../connection.ts';
import { listItineraries } from '../lists.ts';
import { lookForEtag } from '../look-for-etag.ts';
import { readItinerary } from '../read-itinerary.ts';
import { readTolerant } from '../tolerate.ts';
import { askAnew, type McpConnection, openLine } from './client.ts';
import { mapArguments } from './map-arguments.ts';
import { type Fields, fieldsOf, type Reply } from './message.ts';

/** A service has a few dozen tools; more pages than this mean that the list never ends. */
const maxPages = 20;
const maxDetailLength = 300;

export async function createOverMcp(
  connection: Connection,
  preview: Preview,
  key: string = crypto.randomUUID(),
): ItineraryAnswer {
  const opened = await openLine(connection);
  if (!opened.ok) return fail(await withAudience(opened.failure, connection));
  const found = await findTool(opened.value);
  if (!found.ok) return found;
  const { line, schema } = found.value;
  const { tool: name } = connection.profile.mcp;
  const mapped = mapArguments(schema, preview, { key, newId: () => crypto.randomUUID() });
  if (!mapped.ok) return fail({ kind: 'service-not-understood', reason: 'tool-unclear', ...mapped.failure });
  const called = await askAnew(line, {
    method: 'tools/call',
    params: { name, arguments: mapped.value.arguments },
    name,
  });
  return called.ok ? madeOf(connection, called.value.reply) : called;
}

/** If only the MCP endpoint refuses the token, it is not meant for it: signing in again would give the same token. */
async function withAudience(failure: ApiFailure, connection: Connection): Promise<ApiFailure> {
  if (failure.kind !== 'signed-out') return failure;
  const elsewhere = await listItineraries(connection, { limit: 1 });
  return elsewhere.ok ? { kind: 'forbidden', code: 'otherAudience' } : failure;
}

async function findTool(
  opened: McpConnection,
): Promise<Result<{ line: McpConnection; schema: unknown }, ApiFailure>> {
  let line = opened;
  let cursor: unknown;
  for (let pages = 0; pages < maxPages; pages += 1) {
    const params = cursor === undefined ? {} : { cursor };
    const listed = await askAnew(line, { method: 'tools/list', params });
    if (!listed.ok) return listed;
    line = listed.value.line;
    const { tools, nextCursor } = resultOf(listed.value.reply);
    const wanted = line.connection.profile.mcp.tool;
    const tool = (Array.isArray(tools) ? tools : []).map(fieldsOf).find(({ name }) => name === wanted);
    if (tool) return ok({ line, schema: tool.inputSchema });
    if (typeof nextCursor !== 'string' || nextCursor === '' || nextCursor === cursor) break;
    cursor = nextCursor;
  }
  return fail({ kind: 'service-not-understood', reason: 'no-tool' });
}

const resultOf = (reply: Reply): Fields => (reply.kind === 'result' ? reply.result : {});

/** The itinerary created by a call: the answer may have it as data, as JSON in text, or as an id in a sentence. */
async function madeOf(connection: Connection, reply: Reply): ItineraryAnswer {
  if (reply.kind === 'error')
    return fail({
      kind: 'refused',
      code: String(reply.error.code),
      detail: reply.error.message?.slice(0, maxDetailLength),
    });
  const { result } = reply;
  const text = textOf(result);
  if (result.isError === true) return fail(toolFailure(text));
  if (result.resultType === 'input_required')
    return fail({ kind: 'service-not-understood', reason: 'tool-unclear', what: 'input_required' });
  const answers = [result.structuredContent, parseJson(text)].map((value) => readTolerant(Itinerary, value));
  const made = answers.find((value) => value !== undefined)?.value;
  if (made?.days) return withTag(connection, made);
  const id = made?.id ?? /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(text)?.[0];
  // It may exist, but we do not know its id: the sender looks for it before sending again.
  if (id === undefined) return fail({ kind: 'service-not-understood' });
  const full = await readItinerary(connection, id);
  return full.ok ? full : withTag(connection, made ?? { id });
}

async function withTag(connection: Connection, made: Itinerary): ItineraryAnswer {
  const answer = withEtag(ok({ value: made }));
  if (!answer.ok || answer.value.etag !== undefined) return answer;
  const etag = await lookForEtag(connection, made.id);
  return ok({ value: made, etag: etag.ok ? etag.value : undefined });
}

const textOf = ({ content }: Fields): string =>
  (Array.isArray(content) ? content : [])
    .map((part) => fieldsOf(part).text)
    .filter((text) => typeof text === 'string')
    .join('\n');

/** "subscriptionRequired: the free plan is full." → the failure of a known code, or else the text. */
function toolFailure(text: string): ApiFailure {
  for (const word of text.match(/[A-Za-z_-]{5,40}/g) ?? []) {
    const failure = failureOfCode(word);
    if (failure) return failure;
  }
  return { kind: 'refused', detail: text.slice(0, maxDetailLength) || undefined };
}
