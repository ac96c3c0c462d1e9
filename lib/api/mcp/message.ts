// JSON-RPC over streamable HTTP: reads the reply, from JSON or from an event stream that contains it.
import * as z from 'zod/mini';
import { parseJson } from '../../model/parse-json.ts';
import type { ReceivedAnswer } from '../heard.ts';

export const Fields = z.record(z.string(), z.unknown());
export type Fields = z.infer<typeof Fields>;

/** The value if it is an object, or else an empty one. */
export const fieldsOf = (value: unknown): Fields => z.safeParse(Fields, value).data ?? {};

const RpcError = z.object({
  code: z.number(),
  message: z.optional(z.string()),
  data: z.optional(z.unknown()),
});
export type RpcError = z.infer<typeof RpcError>;

export type Reply = { kind: 'result'; result: Fields } | { kind: 'error'; error: RpcError };

/** The reply to the message with this id; undefined if the answer has none. */
export function replyOf({ headers, text, body }: ReceivedAnswer, id: string): Reply | undefined {
  const isEvents = /^text\/event-stream\b/i.test(headers.get('content-type') ?? '');
  const messages = isEvents ? eventsOf(text) : Array.isArray(body) ? body : [body];
  for (const message of messages) {
    const { id: of, result, error } = fieldsOf(message);
    // An error raised before the message was parsed has no id.
    if (of !== id && of !== null) continue;
    const failed = z.safeParse(RpcError, error);
    if (failed.success) return { kind: 'error', error: failed.data };
    if (result !== undefined) return { kind: 'result', result: fieldsOf(result) };
  }
  return undefined;
}

/** Empty lines separate events; an event's data lines are joined; all other lines are ignored. */
function eventsOf(text: string): unknown[] {
  const blocks = text.replace(/\r\n?/g, '\n').split(/\n\n+/);
  return blocks.flatMap((block) => {
    const lines = block.split('\n').filter((line) => line.startsWith('data:'));
    if (lines.length === 0) return [];
    return [parseJson(lines.map((line) => line.slice('data:'.length).replace(/^ /, '')).join('\n'))];
  });
}
