import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createService, type Service } from '../../service/create-service.ts';
import { NewItinerary } from '../../service/itineraries/limits.ts';
import { operations } from '../../service/openapi/document.ts';
import { jsonSchemaOf } from '../../service/openapi/json-schema.ts';
import { quickMemory } from './quick.ts';

const origins = { auth: 'https://auth.example', api: 'https://api.example' };
let service: Service;
let document: OpenApi;

interface Described {
  'x-documented': boolean;
  'x-section'?: string;
  tags: string[];
  operationId: string;
  security: unknown[];
  parameters: { in: string; name: string }[];
  responses: Record<string, unknown>;
}
interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, unknown> };
}

beforeAll(async () => {
  service = await createService({ location: await quickMemory(), origins });
  document = await (await service.api.request('/openapi.json')).json();
});
afterAll(() => service.close());

const described = () =>
  operations.map(({ path, method }) => ({ path, method, operation: document.paths[path]?.[method] }));

describe('/openapi.json', () => {
  test('has every route of the app, and nothing that the app has not', () => {
    const routes = service.api.routes
      .filter(({ path }) => !path.endsWith('*'))
      // MCP is registered for all methods, to answer those it does not support.
      .map(({ method, path }) => `${method === 'ALL' ? 'POST' : method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    const told = operations
      .filter(({ at }) => at !== 'auth')
      .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect([...new Set(routes)].sort()).toEqual([...new Set(told)].sort());
  });

  test('tells documented operations from assumed ones, by section', () => {
    const sections = described().flatMap(({ operation }) => operation?.['x-section'] ?? []);
    expect([...new Set(sections)].sort()).toEqual(
      ['4.1', '4.10', '4.11', '4.2', '4.3', '4.4', '4.5', '4.6', '4.7', '4.8', '4.9'].sort(),
    );
    for (const { operation } of described()) {
      expect(operation?.['x-documented']).toBe(operation?.['x-section'] !== undefined);
      expect(operation?.tags[0]).toBe(operation?.['x-documented'] ? 'documented' : 'assumed');
    }
  });

  test('says for the five apps-only operations, and no other documented one, that they are', () => {
    const appsOnly = described().filter(({ operation }) => operation?.tags.includes('apps only'));
    const sections = appsOnly.flatMap(({ operation }) => operation?.['x-section'] ?? []);
    expect(sections.sort()).toEqual(['4.10', '4.11', '4.5', '4.8', '4.9']);
    for (const { operation } of appsOnly) expect(operation?.responses).toHaveProperty('403');
  });

  test('is OpenAPI 3.1 whose references lead somewhere, with every parameter of a path, and ids used once', () => {
    expect(document.openapi).toBe('3.1.0');
    const names = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
      ([, name]) => name,
    );
    for (const name of names) expect(document.components.schemas).toHaveProperty(String(name));
    const ids = described().map(({ operation }) => operation?.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, operation } of described()) {
      const inPath = operation?.parameters
        .filter((parameter) => parameter.in === 'path')
        .map(({ name }) => name);
      expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    }
  });

  test('asks for a token on every operation of /v1', () => {
    for (const { path, operation } of described())
      if (path.startsWith('/v1/')) expect(operation?.security, path).toHaveLength(1);
  });
});

test('a schema for readers has the limits, and no nulls', () => {
  const schema = jsonSchemaOf(NewItinerary);
  expect(schema).toMatchObject({
    required: ['title'],
    properties: { title: { maxLength: 200 }, homeCurrency: { pattern: '^[A-Z]{3}$' } },
  });
  expect(JSON.stringify(schema)).not.toMatch(/"null"|9007199254740991|\$schema/);
});
