import * as z from 'zod/mini';
import { Itinerary } from '../../lib/model/itinerary.ts';
import { NewItinerary } from '../itineraries/limits.ts';
import { jsonSchemaOf, withDescriptions } from '../openapi/json-schema.ts';

const sourceKinds = ['page', 'pdf', 'images', 'video', 'conversation'] as const;

/** Where the plan comes from. A video is the one source that an assistant cannot read itself. */
export const Source = z.object({
  kind: z.enum(sourceKinds),
  url: z.optional(z.string().check(z.maxLength(2000))),
});

/** Field descriptions for the assistant; the shapes and limits are those of the API. */
const words: Record<string, string> = {
  title: 'What the traveller would call the trip: "Four unhurried days in Lisbon".',
  destination: 'The town, region or country: "Lisbon, Portugal".',
  origin: 'Where the traveller starts from.',
  summary: 'One or two sentences about the trip as a whole.',
  center: 'The middle of the trip on the map. Leave it out rather than guess.',
  startDate: 'The first day: "2027-05-13". Leave it out when the source gives no date.',
  tags: 'A few words to find it by, in lower case.',
  bestSeason: 'When to go, in words: "April to June".',
  homeCurrency: 'ISO 4217, such as EUR.',
  days: 'In order. A source without days is one day.',
  'days.id': 'Leave it out; the service makes one.',
  'days.stops': 'In the order in which they are visited.',
  'days.stops.id': 'Leave it out; the service makes one.',
  'days.stops.name': 'The name of the place as written in the source.',
  'days.stops.category': 'What it is, in a word: museum, restaurant, hotel, train.',
  'days.stops.coordinate': 'WGS 84. Only when it is known; never guessed.',
  'days.stops.startTime': 'Local wall-clock time, 24 hours: "09:30".',
  'days.stops.note': 'Anything worth knowing there, as plain text.',
  'days.stops.bookingURL': 'A web address for tickets or the booking.',
  packing: 'What to bring.',
  'packing.id': 'Leave it out; the service makes one.',
  expenses: 'What it costs, each in the currency in which it is paid.',
  'expenses.id': 'Leave it out; the service makes one.',
  'expenses.amount': 'A decimal number, not cents: 6.8.',
  source: 'What the plan was read from.',
  'source.kind': 'For a video, send nothing but a title and this: the traveller is told where to import it.',
};

const plan = jsonSchemaOf(NewItinerary);

export const inputSchema = withDescriptions(
  { ...plan, properties: { ...asObject(plan.properties), source: jsonSchemaOf(Source) } },
  words,
);

/** The itinerary as the API shows it, with its web page and the ETag for the next write; or a direction for the user. */
export const outputSchema = (() => {
  const { required: _, ...itinerary } = jsonSchemaOf(Itinerary);
  return {
    ...itinerary,
    properties: {
      ...asObject(itinerary.properties),
      link: { type: 'string', description: 'Where the traveller can look at it.' },
      etag: { type: 'string', description: 'To send in If-Match with the next write.' },
      direction: { type: 'string', description: 'Nothing was created; tell the traveller this.' },
    },
  };
})();

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
