import * as z from 'zod/mini';

export type JsonSchema = Record<string, unknown>;

/** The input schema, for people to read: without what zod adds for machines only. */
export function jsonSchemaOf(schema: z.core.$ZodType): JsonSchema {
  const { $schema: _, ...made } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const tidied = tidy(made);
  return isRecord(tidied) ? tidied : {};
}

/** A field that can be null can also be left out; being optional says it all. */
function tidy(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(tidy);
  if (!isRecord(part)) return part;
  const { anyOf, ...rest } = part;
  if (Array.isArray(anyOf)) {
    const options = anyOf.filter((option) => !(isRecord(option) && option.type === 'null'));
    if (options.length === 1 && isRecord(options[0])) return tidy({ ...rest, ...options[0] });
    return { ...tidyEntries(rest), anyOf: options.map(tidy) };
  }
  return tidyEntries(part);
}

// Longer patterns spell out a calendar; `format` says the same to people.
const maxPatternLength = 60;

function tidyEntries(part: JsonSchema): JsonSchema {
  const kept = Object.entries(part).filter(([name, value]) => {
    if (name === 'pattern') return typeof value !== 'string' || value.length <= maxPatternLength;
    if (name === 'minimum' || name === 'maximum')
      return value !== Number.MIN_SAFE_INTEGER && value !== Number.MAX_SAFE_INTEGER;
    return !(name === 'additionalProperties' && isRecord(value) && Object.keys(value).length === 0);
  });
  return Object.fromEntries(
    kept.map(([name, value]) => [name, name === 'type' ? withoutNull(value) : tidy(value)]),
  );
}

/** ["string", "null"] → "string" */
function withoutNull(type: unknown): unknown {
  if (!Array.isArray(type)) return type;
  const types = type.filter((name) => name !== 'null');
  return types.length === 1 ? types[0] : types;
}

/** Descriptions of fields, keyed by path: "days.stops.startTime". Lists add nothing to the path. */
export function withDescriptions(
  schema: JsonSchema,
  words: Record<string, string>,
  path: string[] = [],
): JsonSchema {
  const told = words[path.join('.')];
  const described: JsonSchema = told ? { ...schema, description: told } : { ...schema };
  if (isRecord(schema.items)) described.items = withDescriptions(schema.items, words, path);
  if (isRecord(schema.properties))
    described.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, value]) => [
        name,
        isRecord(value) ? withDescriptions(value, words, [...path, name]) : value,
      ]),
    );
  // The description belongs to the list, not to each item in it.
  if (told && isRecord(described.items)) delete described.items.description;
  return described;
}

const isRecord = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
