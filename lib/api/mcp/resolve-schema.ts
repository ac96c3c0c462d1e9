import { type Fields, fieldsOf } from './message.ts';

export type Resolve = (schema: unknown) => Fields;

/** An itinerary's schema has some 60 parts; a larger one is not a schema for a draft. */
const maxSchemas = 500;
const deepest = 12;

/**
 * Follows references within the schema; external ones are never fetched.
 * `stop` is called with the reason why it cannot go on: "$ref", "size", "depth".
 */
export function resolver(root: unknown, stop: (what: string) => never): Resolve {
  let count = 0;
  measure(root, 0, (depth) => {
    count += 1;
    if (count > maxSchemas) stop('size');
    if (depth > deepest * 2) stop('depth');
  });
  return (schema) => {
    let at = fieldsOf(schema);
    for (let hops = 0; typeof at.$ref === 'string'; hops += 1) {
      if (hops > deepest || !at.$ref.startsWith('#')) stop('$ref');
      const steps = at.$ref.slice(1).split('/').filter(Boolean).map(unescaped);
      at = fieldsOf(steps.reduce<unknown>((node, step) => fieldsOf(node)[step], root));
    }
    return at;
  };
}

const unescaped = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** Calls `count` with the depth of every nested object. */
function measure(value: unknown, depth: number, count: (depth: number) => void): void {
  if (typeof value !== 'object' || value === null) return;
  count(depth);
  for (const inner of Object.values(value)) measure(inner, depth + 1, count);
}
