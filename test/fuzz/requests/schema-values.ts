// Valid values for a JSON schema, as a well-behaved client would send them: faults are added afterwards.
import fc from 'fast-check';

type Schema = Record<string, unknown>;
export type Schemas = Record<string, Schema>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const schemasIn = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

const ofFormat: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid(),
  date: fc.constant('2027-05-13'),
  'date-time': fc.constant('2027-05-13T09:30:00Z'),
};

const anyText = (schema: Schema): fc.Arbitrary<string> =>
  ofFormat[String(schema.format)] ??
  (typeof schema.pattern === 'string'
    ? fc.stringMatching(new RegExp(schema.pattern))
    : fc.string({ minLength: 1, maxLength: 20 }));

function anyObject(schema: Schema, shared: Schemas): fc.Arbitrary<unknown> {
  const fields = isSchema(schema.properties) ? Object.entries(schema.properties) : [];
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const values: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, field] of fields) values[name] = anyOf(isSchema(field) ? field : {}, shared);
  return fc.record(values, { requiredKeys: required.filter((name) => name in values) });
}

export function anyOf(schema: Schema, shared: Schemas): fc.Arbitrary<unknown> {
  if (typeof schema.$ref === 'string')
    return anyOf(shared[schema.$ref.split('/').at(-1) ?? ''] ?? {}, shared);
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const options = schemasIn(schema.anyOf ?? schema.oneOf);
  if (options.length > 0) return fc.oneof(...options.map((option) => anyOf(option, shared)));
  switch (schema.type) {
    case 'string':
      return anyText(schema);
    case 'integer':
      return fc.integer({ min: 0, max: 1000 });
    case 'number':
      return fc.double({ min: -80, max: 80, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(anyOf(isSchema(schema.items) ? schema.items : {}, shared), { maxLength: 2 });
    case 'object':
      return anyObject(schema, shared);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}
