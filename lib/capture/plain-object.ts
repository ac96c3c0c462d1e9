// A page can use any property name: an object without a prototype has nothing to overwrite.

export type Plain = Record<string, unknown>;

export const plainObject = (): Plain => Object.create(null) as Plain;

/** A second value for the same name makes a list of both. */
export function addTo(object: Plain, name: string, value: unknown): void {
  if (name === '__proto__') return;
  const before = object[name];
  if (before === undefined) object[name] = value;
  else if (Array.isArray(before)) before.push(value);
  else object[name] = [before, value];
}
