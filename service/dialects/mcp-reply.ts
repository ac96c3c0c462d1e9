import { answerWith, type Fields } from './http.ts';
import { answeredMessage, askedMessage } from './mcp-message.ts';
import { type Middleware, makeSwitch } from './speak.ts';

const event = (message: unknown) => `event: message\ndata: ${JSON.stringify(message)}\n\n`;
const progress = event({
  jsonrpc: '2.0',
  method: 'notifications/message',
  params: { level: 'info', data: 'Working' },
});

/** In pieces of seven bytes, which splits characters and lines. */
function inPieces(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7));
      controller.close();
    },
  });
}
/** Breaks off before the message is complete. */
function cutOff(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text.slice(0, text.length / 2)));
      controller.error(new Error('Cut on purpose.'));
    },
  });
}

type Write = (message: Fields) => string | ReadableStream<Uint8Array>;
const written =
  (write: Write, type = 'text/event-stream') =>
  (): Middleware =>
  async (request, next) => {
    const asked = await askedMessage(request);
    const answer = await next(request);
    if (!answer.ok || asked.id === undefined) return answer;
    const body = write(await answeredMessage(answer));
    const { headers } = answerWith(answer, { headers: { 'content-type': type, 'content-length': null } });
    return new Response(body, { status: answer.status, headers });
  };

/** The form of an answer: as negotiated between client and service, unless set. */
export const mcpReply = makeSwitch({
  gap: 'G3',
  at: 'api',
  values: {
    json: written((message) => JSON.stringify(message), 'application/json'),
    sse: written(event),
    'sse-progress-first': written((message) => progress + event(message)),
    'sse-split-chunks': written((message) => inPieces(event(message))),
    'sse-keepalive': written((message) => `: still here\n\n${event(message)}: still here\n\n`),
    'sse-cut': written((message) => cutOff(event(message))),
  },
});
