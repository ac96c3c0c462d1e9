import { type CallToolResult, McpServer, type StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import * as z from 'zod/mini';
import type { CreateItinerary } from '../itineraries/create.ts';
import { etagOf } from '../itineraries/etag.ts';
import { presentItinerary } from '../itineraries/present.ts';
import { inputSchema, outputSchema, Source } from './create-itinerary-schema.ts';

export interface ToolParts {
  create: CreateItinerary;
  mediaUrl(key: string): string;
  /** The web page of an itinerary. */
  pageUrl(id: string): string;
}

const description =
  'Creates an itinerary in the traveller’s account: days, stops, packing list and expenses. Read the page, PDF or ' +
  'images yourself and send what they say; leave out what they do not say. A video cannot be read here: the traveller ' +
  'imports it with Wayclip.';

/** Wayclip is the service's existing app: an extension for Chrome, Edge and Firefox. */
const videoDirection =
  'Videos are imported with Wayclip, the browser extension of this service, for Chrome, Edge and Firefox. Open the page ' +
  'with the video, press Wayclip’s button and choose “Send its pictures to the service to read”; or drop the video’s file ' +
  'into Wayclip’s page “Convert bookings” and choose the same there. Nothing was created here.';

/** One server per request: no state is kept in between, so any process can answer the next one. */
export function makeMcpServer(parts: ToolParts, travellerId: string): McpServer {
  const server = new McpServer(
    { name: 'itineraries', title: 'Itineraries', version: '1.0.0' },
    {
      instructions:
        'Use create_itinerary once for each trip. Show the traveller the link that it answers with.',
    },
  );
  server.registerTool(
    'create_itinerary',
    {
      title: 'Create an itinerary',
      description,
      inputSchema: asStandard(inputSchema),
      outputSchema: asStandard(outputSchema),
      // A second call creates a second itinerary.
      annotations: {
        readOnlyHint: false,
        destructiveHint: false,
        idempotentHint: false,
        openWorldHint: false,
      },
    },
    (plan) => createFrom(plan, parts, travellerId),
  );
  return server;
}

async function createFrom(
  plan: Record<string, unknown>,
  { create, mediaUrl, pageUrl }: ToolParts,
  travellerId: string,
): Promise<CallToolResult> {
  const { source: given, ...rest } = plan;
  const source = z.safeParse(z.optional(Source), given);
  if (!source.success)
    return refusal('source: Use a kind (page, pdf, images, video, conversation) and a url.');
  if (source.data?.kind === 'video')
    return { content: [text(videoDirection)], structuredContent: { direction: videoDirection } };
  const made = await create({ ownerId: travellerId, plan: rest });
  if (!made.ok) return refusal(made.failure);
  const { id, version } = made.value;
  const link = pageUrl(id);
  // Through JSON, so that undefined fields disappear as they do in an API answer.
  const shown = JSON.parse(JSON.stringify(presentItinerary(made.value, mediaUrl)));
  return {
    content: [text(`Created “${shown.title}”: ${link}`)],
    structuredContent: { ...shown, link, etag: etagOf(version) },
  };
}

const text = (words: string) => ({ type: 'text' as const, text: words });

/** The assistant can read the sentence and correct its call; nothing was created. */
const refusal = (sentence: string): CallToolResult => ({
  isError: true,
  content: [text(`Nothing was created. ${sentence}`)],
});

type Fields = Record<string, unknown>;

/** Advertises the schema as it is; arguments are validated where every itinerary is, with the same messages. */
function asStandard(schema: Fields): StandardSchemaWithJSON<Fields, Fields> {
  return {
    '~standard': {
      version: 1,
      vendor: 'itineraries',
      validate: (value) => {
        const read = z.safeParse(z.record(z.string(), z.unknown()), value);
        return read.success ? { value: read.data } : { issues: [{ message: 'Send an object.' }] };
      },
      jsonSchema: { input: () => schema, output: () => schema },
    },
  };
}
