// A small MCP client: finds the endpoint and the protocol version, lists tools and calls one.
// Hand-written, as the usual library is larger than this extension's whole background.
import type { ApiFailure } from '../../model/failure.ts';
import { fail, ok, type Result } from '../../model/result.ts';
import { answerFailure } from '../answer-failure.ts';
import type { Connection } from '../connection.ts';
import { exchange } from '../exchange.ts';
import type { ReceivedAnswer } from '../heard.ts';
import { type Fields, fieldsOf, type Reply, replyOf } from './message.ts';

/** Without `initialize` and without sessions. */
const modern = '2026-07-28';
/** The newest of the older versions, offered in `initialize`; the service names the one it uses. */
const legacy = '2025-11-25';

/** A connection to one service's MCP endpoint. */
export interface McpConnection {
  connection: Connection;
  address: string;
  version: string;
  session?: string;
}

const clientInfo = { name: 'wayclip', version: '1' };

export interface Asked {
  method: string;
  params: Fields;
  /** The tool's name, for `tools/call`. */
  name?: string;
}

/** Sends a message and returns its reply. Never repeated automatically: a call may create something. */
async function ask(line: McpConnection, asked: Asked): Promise<Result<Reply, ApiFailure>> {
  const heard = await post(line, asked);
  if (!heard.ok) return heard;
  const reply = replyOf(heard.value, asked.method);
  if (reply) return ok(reply);
  const { connection } = line;
  if (heard.value.status >= 400) return fail(answerFailure(heard.value, connection.now()));
  // The event stream broke off before the reply: the call may have been carried out.
  const isCut = /event-stream/.test(heard.value.headers.get('content-type') ?? '');
  return fail(isCut ? { kind: 'service-silent' } : { kind: 'service-not-understood', reason: 'not-json' });
}

function post(
  line: McpConnection,
  { method, params, name }: Asked,
): Promise<Result<ReceivedAnswer, ApiFailure>> {
  const isModern = line.version === modern;
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': modern,
    'io.modelcontextprotocol/clientInfo': clientInfo,
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const isNote = method.startsWith('notifications/');
  return exchange(line.connection, {
    method: 'POST',
    path: line.address,
    headers: {
      accept: 'application/json, text/event-stream',
      ...(method === 'initialize' ? {} : { 'mcp-protocol-version': line.version }),
      ...(isModern && { 'mcp-method': method, ...(name && { 'mcp-name': name }) }),
      ...(line.session && { 'mcp-session-id': line.session }),
    },
    json: {
      jsonrpc: '2.0',
      // Only one message is under way at a time, so its method is a sufficient id.
      ...(isNote ? {} : { id: method }),
      method,
      params: isModern ? { ...params, _meta } : params,
    },
  });
}

/** Finds the endpoint, using only messages that change nothing. */
export async function openLine(connection: Connection): Promise<Result<McpConnection, ApiFailure>> {
  const { baseUrl, mcp } = connection.profile;
  const base = baseUrl.replace(/\/$/, '');
  let failure: ApiFailure = { kind: 'service-not-understood', reason: 'no-tool' };
  for (const address of mcp.url ? [mcp.url] : [`${base}/mcp`, `${base}/v1/mcp`]) {
    const line = await openAt({ connection, address, version: modern });
    if (line.ok) return line;
    failure = line.failure;
    if (failure.kind !== 'itinerary-gone') return line;
  }
  return fail(
    failure.kind === 'itinerary-gone' ? { kind: 'service-not-understood', reason: 'no-tool' } : failure,
  );
}

async function openAt(line: McpConnection): Promise<Result<McpConnection, ApiFailure>> {
  const heard = await post(line, { method: 'server/discover', params: {} });
  if (!heard.ok) return heard;
  const reply = replyOf(heard.value, 'server/discover');
  const { status } = heard.value;
  if (reply?.kind === 'result') return ok(line);
  // The modern version's errors for an unsupported protocol version or method.
  if (reply?.kind === 'error' && isModernRefusal(reply.error)) return ok(line);
  if (status === 401 || status === 403 || status === 429 || status >= 500)
    return fail(answerFailure(heard.value, line.connection.now()));
  if (status === 404 && !reply) return fail({ kind: 'itinerary-gone' });
  return greet(line);
}

const isModernRefusal = ({ code, data }: { code: number; data?: unknown }) =>
  code === -32601 || (code === -32022 && JSON.stringify(fieldsOf(data).supported ?? '').includes(modern));

/** The `initialize` handshake of the older versions. */
async function greet({ connection, address }: McpConnection): Promise<Result<McpConnection, ApiFailure>> {
  const line = { connection, address, version: legacy };
  const params = { protocolVersion: legacy, capabilities: {}, clientInfo };
  const heard = await post(line, { method: 'initialize', params });
  if (!heard.ok) return heard;
  const reply = replyOf(heard.value, 'initialize');
  if (reply?.kind !== 'result')
    return fail(
      heard.value.status >= 400
        ? answerFailure(heard.value, connection.now())
        : { kind: 'service-not-understood', reason: 'no-tool' },
    );
  const version = String(reply.result.protocolVersion ?? legacy);
  const session = heard.value.headers.get('mcp-session-id') ?? undefined;
  const greeted: McpConnection = { ...line, version, ...(session && { session }) };
  const noted = await post(greeted, { method: 'notifications/initialized', params: {} });
  return noted.ok ? ok(greeted) : noted;
}

/** Sends a message; if the service has lost the session, which means it did nothing, opens a new one and sends it again. */
export async function askAnew(
  line: McpConnection,
  asked: Asked,
): Promise<Result<{ line: McpConnection; reply: Reply }, ApiFailure>> {
  const reply = await ask(line, asked);
  const isLost =
    line.session !== undefined &&
    ((reply.ok && reply.value.kind === 'error' && reply.value.error.code === -32001) ||
      (!reply.ok && reply.failure.kind === 'itinerary-gone'));
  if (!isLost) return reply.ok ? ok({ line, reply: reply.value }) : reply;
  const again = await greet(line);
  if (!again.ok) return again;
  const second = await ask(again.value, asked);
  return second.ok ? ok({ line: again.value, reply: second.value }) : second;
}
