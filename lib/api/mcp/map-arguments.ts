// Fits a draft to a tool's inputSchema. Only the reviewed draft fills arguments: other optional properties stay empty,
// and a required one stops the sending, with its name.
import type { Preview } from '../../model/itinerary.ts';
import { fail, ok, type Result } from '../../model/result.ts';
import { fitScalar, isJsonText } from './fit-scalar.ts';
import { type Fields, fieldsOf } from './message.ts';
import { folded, nameIn } from './names.ts';
import { type Resolve, resolver } from './resolve-schema.ts';

export interface Mapped {
  arguments: Fields;
  /** Fields of the draft that the tool does not accept: "days.bestSeason". */
  dropped: string[];
}

/** `what` names the property that prevents the mapping. */
export type Unclear = { what: string };

export interface Fresh {
  /** An idempotency key, for services that support one. */
  key: string;
  newId: () => string;
}

interface Mapping extends Fresh {
  resolve: Resolve;
  dropped: Set<string>;
}

class Stop extends Error {}

const wrapperNames = new Set(['itinerary', 'draft', 'data', 'input', 'plan', 'trip']);
const keyNames = new Set(['idempotencykey', 'requestid', 'requestkey', 'clienttoken']);

export function mapArguments(schema: unknown, preview: Preview, fresh: Fresh): Result<Mapped, Unclear> {
  const dropped = new Set<string>();
  try {
    const resolve = resolver(schema, (what) => {
      throw new Stop(what);
    });
    const mapping = { ...fresh, resolve, dropped };
    const given = fieldsOf(JSON.parse(JSON.stringify(preview)));
    const root = resolve(schema);
    const wrapper = wrapperOf(root, given, resolve);
    const fields = wrapper === undefined ? given : { [wrapper]: given };
    return ok({ arguments: fitObject(root, fields, { ...mapping, path: '' }), dropped: [...dropped] });
  } catch (thrown) {
    if (thrown instanceof Stop) return fail({ what: thrown.message });
    throw thrown;
  }
}

const propertiesOf = (schema: Fields) => fieldsOf(schema.properties);
const coverage = (schema: Fields, given: Fields) =>
  Object.keys(given).filter((name) => nameIn(propertiesOf(schema), name) !== undefined).length;

/** The property that takes the whole draft, if it is not the arguments object itself. */
function wrapperOf(root: Fields, given: Fields, resolve: Resolve): string | undefined {
  let best: { name: string; fits: number } | undefined;
  for (const [name, inner] of Object.entries(propertiesOf(root))) {
    if (!wrapperNames.has(folded(name))) continue;
    const schema = resolve(inner);
    const fits = isJsonText(schema) ? Object.keys(given).length : coverage(schema, given);
    if (fits > (best?.fits ?? coverage(root, given))) best = { name, fits };
  }
  return best?.name;
}

interface Place extends Mapping {
  path: string;
}

const at = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

function fitObject(schema: Fields, given: Fields, place: Place): Fields {
  const properties = propertiesOf(schema);
  const fitted: Fields = {};
  for (const [name, value] of Object.entries(given)) {
    const path = at(place.path, name);
    const target = nameIn(properties, name);
    const inner = target === undefined ? undefined : fitValue(properties[target], value, { ...place, path });
    if (target === undefined || inner === undefined) place.dropped.add(path.replace(/\.\d+/g, ''));
    else fitted[target] = inner;
  }
  for (const [name, inner] of Object.entries(properties)) {
    if (name in fitted) continue;
    const isAsked = Array.isArray(schema.required) && schema.required.includes(name);
    const filled = fill(name, { schema: inner, isAsked }, place);
    if (filled !== undefined) fitted[name] = filled;
  }
  return fitted;
}

/** A value for a property that is not in the draft: an idempotency key, a new id, or the schema's const or default. */
function fill(
  name: string,
  { schema, isAsked }: { schema: unknown; isAsked: boolean },
  place: Place,
): unknown {
  if (keyNames.has(folded(name))) return place.key;
  if (!isAsked) return undefined;
  if (folded(name) === 'id' || folded(name) === 'uuid') return place.newId();
  const { const: only, default: usual, type } = place.resolve(schema);
  if (only !== undefined) return only;
  if (usual !== undefined) return usual;
  if (type === 'array') return [];
  throw new Stop(at(place.path, name));
}

/** The value in the form that the schema accepts; undefined if it does not. */
function fitValue(schema: unknown, value: unknown, place: Place): unknown {
  if (schema === true || schema === undefined) return value;
  const resolved = place.resolve(schema);
  const choices = [resolved.anyOf, resolved.oneOf].find(Array.isArray);
  if (choices) {
    const fits = choices.map((choice) => fitValue(choice, value, place));
    // Prefer a choice that keeps the value as it is: a choice of `date` would lose the time of a moment.
    return fits.find((inner) => inner === value) ?? fits.find((inner) => inner !== undefined);
  }
  if (typeof value !== 'object' || value === null) return fitScalar(resolved, value);
  if (isJsonText(resolved)) return JSON.stringify(value);
  if (resolved.type !== undefined && resolved.type !== (Array.isArray(value) ? 'array' : 'object'))
    return undefined;
  if (Array.isArray(value)) return fitList(resolved.items, value, place);
  return resolved.properties === undefined ? value : fitObject(resolved, fieldsOf(value), place);
}

const fitList = (items: unknown, values: unknown[], place: Place) =>
  values
    .map((item, index) => fitValue(items, item, { ...place, path: at(place.path, String(index)) }))
    .filter((item) => item !== undefined);
