// The OpenAPI 3.1 document, generated from the schemas that the routes validate with.
import type * as z from 'zod/mini';
import { DocumentDetails, ImportResult, Itinerary, SummaryPage } from '../../lib/model/itinerary.ts';
import { statuses } from '../api/problem.ts';
import { NewItinerary } from '../itineraries/limits.ts';
import type { Origins } from '../oauth/discovery.ts';
import { allScopes, scopes } from '../oauth/scopes.ts';
import { appOperations } from './app-operations.ts';
import { itineraryOperations } from './itinerary-operations.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { oauthOperations } from './oauth-operations.ts';
import type { Operation, Shape, SharedShape } from './operation.ts';
import { problemsOf } from './responses.ts';

export const operations: Operation[] = [...itineraryOperations, ...appOperations, ...oauthOperations];

const shapes: Record<Exclude<SharedShape, 'Problem' | 'OAuthError'>, z.core.$ZodType> = {
  Itinerary,
  NewItinerary,
  SummaryPage,
  ImportResult,
  DocumentDetails,
};

const problemSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: { code: { enum: Object.keys(statuses) }, message: { type: 'string' } },
    },
  },
};

/** RFC 6749, 5.2. */
const oauthErrorSchema = {
  type: 'object',
  required: ['error'],
  properties: { error: { type: 'string' }, error_description: { type: 'string' } },
};

export function openApiDocument(origins: Origins): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const operation of operations) {
    const { path, method, at } = operation;
    paths[path] = {
      ...paths[path],
      ...(at === 'auth' && { servers: [{ url: origins.auth }] }),
      [method]: describeOperation(operation),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Itineraries',
      version: '1',
      description:
        'Operations with `x-documented: true` are those of the service’s document, named by its section in `x-section`. The others are assumed.',
    },
    servers: [{ url: origins.api }],
    tags: [
      { name: 'documented', description: 'In the service’s document' },
      { name: 'assumed', description: 'Not in it; what a client needs beside it' },
      { name: 'apps only', description: 'For the service’s own apps; others get `forbidden`' },
    ],
    paths,
    components: components(origins),
  };
}

function components({ auth }: Origins): JsonSchema {
  const schemas = Object.entries(shapes).map(([name, shape]) => [name, jsonSchemaOf(shape)]);
  return {
    schemas: { ...Object.fromEntries(schemas), Problem: problemSchema, OAuthError: oauthErrorSchema },
    securitySchemes: {
      traveller: {
        type: 'oauth2',
        flows: {
          authorizationCode: {
            authorizationUrl: `${auth}/oauth/authorize`,
            tokenUrl: `${auth}/oauth/token`,
            refreshUrl: `${auth}/oauth/token`,
            scopes: Object.fromEntries(allScopes.map((scope) => [scope, scopes[scope].title])),
          },
        },
      },
    },
  };
}

function describeOperation(operation: Operation): JsonSchema {
  const { method, path, summary, section, needs, isAppsOnly = false } = operation;
  const kind = section ? 'documented' : 'assumed';
  const body = bodyOf(operation);
  return {
    operationId: `${method} ${path}`.replace(/[^a-z]+(.)?/gi, (_, letter = '') => letter.toUpperCase()),
    summary,
    tags: isAppsOnly ? [kind, 'apps only'] : [kind],
    'x-documented': section !== undefined,
    ...(section && { 'x-section': section }),
    ...(needs ? { security: [{ traveller: needs === 'token' ? [] : [needs] }] } : { security: [] }),
    parameters: parametersOf(operation),
    ...(body && { requestBody: body }),
    responses: responsesOf(operation),
  };
}

function parametersOf({ path, query, headers = {}, isConditional }: Operation): JsonSchema[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    in: 'path',
    name,
    required: true,
    schema: { type: 'string', ...(name === 'id' && { format: 'uuid' }) },
  }));
  const fields = query ? jsonSchemaOf(query) : {};
  const required = Array.isArray(fields.required) ? fields.required : [];
  const inQuery = Object.entries(Object(fields.properties)).map(([name, schema]) => ({
    in: 'query',
    name,
    required: required.includes(name),
    schema,
  }));
  const told = { ...headers, ...(isConditional && { 'If-Match': 'The ETag last read.' }) };
  const inHeader = Object.entries(told).map(([name, description]) => ({
    in: 'header',
    name,
    required: name === 'If-Match',
    description,
    schema: { type: 'string' },
  }));
  return [...inPath, ...inQuery, ...inHeader];
}

const refOf = (name: SharedShape) => ({ $ref: `#/components/schemas/${name}` });
const schemaOf = (shape: Shape): JsonSchema =>
  typeof shape === 'string' ? refOf(shape) : jsonSchemaOf(shape);
const binary = (types: string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));

function bodyOf({ body, form }: Operation): JsonSchema | undefined {
  if (form) {
    const properties = Object.fromEntries(
      Object.entries(form).map(([name, description]) => [name, { type: 'string', description }]),
    );
    return { content: { 'application/x-www-form-urlencoded': { schema: { type: 'object', properties } } } };
  }
  if (!body) return undefined;
  if (typeof body === 'string' || !('types' in body))
    return { required: true, content: { 'application/json': { schema: schemaOf(body) } } };
  const json = body.orJson && { 'application/json': { schema: jsonSchemaOf(body.orJson) } };
  return { required: !body.isOptional, content: { ...binary(body.types), ...json } };
}

function responsesOf(operation: Operation): JsonSchema {
  const byStatus = Map.groupBy(problemsOf(operation), (code) => statuses[code]);
  const refusals = [...byStatus].map(([status, own]) => [
    status,
    { description: own.join(', '), content: { 'application/json': { schema: refOf('Problem') } } },
  ]);
  const oauth = Object.entries(operation.oauthErrors ?? {}).map(([status, description]) => [
    status,
    { description, content: { 'application/json': { schema: refOf('OAuthError') } } },
  ]);
  const { status, shape, types, words = 'Done' } = operation.answer;
  const content = types ? binary(types) : shape && { 'application/json': { schema: schemaOf(shape) } };
  const etag = shape === 'Itinerary' && { headers: { ETag: { schema: { type: 'string' } } } };
  return {
    [status]: { description: words, ...etag, ...(content && { content }) },
    ...Object.fromEntries([...oauth, ...refusals]),
  };
}
