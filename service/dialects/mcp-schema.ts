import { Preview } from '../../lib/model/itinerary.ts';
import { askWithBody, type Fields, fieldsOf } from './http.ts';
import { askedMessage, onResult, rpcError } from './mcp-message.ts';
import { deeply } from './shapes.ts';
import { type Middleware, makeSwitch } from './speak.ts';

interface Shape {
  show(schema: Fields): Fields;
  /** The arguments in the service's own form, or an error message if they do not fit the advertised schema. */
  read(given: Fields): Fields | string;
}

const shaped =
  ({ show, read }: Shape) =>
  (): Middleware => {
    const listing = onResult('tools/list', (result) => ({
      ...result,
      tools: (Array.isArray(result.tools) ? result.tools : []).map((tool) => ({
        ...tool,
        inputSchema: show(fieldsOf(fieldsOf(tool).inputSchema)),
      })),
    }))();
    return async (request, next) => {
      const asked = await askedMessage(request);
      if (asked.method !== 'tools/call') return listing(request, next);
      const params = fieldsOf(asked.params);
      const taken = read(fieldsOf(params.arguments));
      if (typeof taken === 'string') return rpcError(asked, { code: -32602, message: taken }, 200);
      return next(
        askWithBody(request, JSON.stringify({ ...asked, params: { ...params, arguments: taken } })),
      );
    };
  };

const wrappedIn = (name: string): Shape => ({
  show: (schema) => ({ type: 'object', required: [name], properties: { [name]: schema } }),
  read: ({ [name]: inner }) => (inner === undefined ? `${name} is required` : fieldsOf(inner)),
});
const snake = (name: string) => name.replace(/[A-Z]+/g, (letters) => `_${letters.toLowerCase()}`);
const camel = (name: string) =>
  name.replace(/_url$/, 'URL').replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const renamed = (value: unknown, rename: (name: string) => string): unknown =>
  deeply(value, (each) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).map(([name, inner]) => [rename(name), inner]))
      : each,
  );
const requiring = (name: string, schema: Fields = { type: 'string' }): Shape => ({
  show: (shown) => ({
    ...shown,
    required: [...(Array.isArray(shown.required) ? shown.required : []), name],
    properties: { ...fieldsOf(shown.properties), [name]: schema },
  }),
  read: ({ [name]: given, ...rest }) => (given === undefined ? `${name} is required` : rest),
});
const same = (given: Fields) => given;
const planned = new Set([...Object.keys(Preview.shape), 'source']);
const categories = ['sight', 'food', 'stay', 'transport', 'other'];
const categoriesIn = (given: Fields): unknown[] => {
  const found: unknown[] = [];
  deeply(given, (value, name) => {
    if (name === 'category') found.push(value);
    return value;
  });
  return found;
};
const ids = requiring('id', { type: 'string', format: 'uuid' });

/** The arguments of create_itinerary: a plan as for POST /v1/itineraries, unless set. */
export const mcpSchema = makeSwitch({
  gap: 'G4',
  at: 'api',
  values: {
    'wrapped-itinerary': shaped(wrappedIn('itinerary')),
    'wrapped-draft': shaped(wrappedIn('draft')),
    'json-string': shaped({
      show: () => ({
        type: 'object',
        required: ['itinerary'],
        properties: { itinerary: { type: 'string', description: 'The itinerary as JSON.' } },
      }),
      read: ({ itinerary }) => (typeof itinerary === 'string' ? parsed(itinerary) : 'itinerary is required'),
    }),
    'snake-case': shaped({
      show: (schema) => fieldsOf(renamedProperties(schema)),
      read: (given) => fieldsOf(renamed(given, camel)),
    }),
    'ids-required': shaped(ids),
    'extra-required': shaped(requiring('travellerMood')),
    closed: shaped({
      show: (schema) => ({ ...schema, additionalProperties: false }),
      read: (given) => {
        const more = Object.keys(given).find((name) => !planned.has(name));
        return more === undefined ? given : `${more} is not known`;
      },
    }),
    'enum-category': shaped({
      show: (schema) =>
        fieldsOf(
          deeply(schema, (value, name) =>
            name === 'category' ? { type: 'string', enum: categories } : value,
          ),
        ),
      read: (given) => {
        const odd = categoriesIn(given).find((each) => !categories.includes(String(each)));
        return odd === undefined ? given : `category ${odd} is not one of ${categories.join(', ')}`;
      },
    }),
    'remote-ref': shaped({
      show: () => ({ $ref: 'https://schemas.example/itinerary.json' }),
      read: same,
    }),
    huge: shaped({
      show: (schema) => ({
        ...schema,
        properties: {
          ...fieldsOf(schema.properties),
          ...Object.fromEntries(
            Array.from({ length: 2000 }, (_, index) => [`more${index}`, { type: 'string' }]),
          ),
        },
      }),
      read: same,
    }),
  },
});

function parsed(text: string): Fields | string {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return 'itinerary is not JSON';
  }
}

/** Renames the properties in a schema, and nothing else. */
function renamedProperties(schema: unknown): unknown {
  return deeply(schema, (value, name) => {
    if (name === 'properties') return renamedOnce(fieldsOf(value));
    return name === 'required' && typeof value === 'string' ? snake(value) : value;
  });
}
const renamedOnce = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [snake(name), value]));
