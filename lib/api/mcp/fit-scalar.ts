import type { Fields } from './message.ts';

/** Whether a text field is described as containing JSON. */
export const isJsonText = ({ type, description, contentMediaType }: Fields): boolean =>
  type === 'string' &&
  (/\bjson\b/i.test(String(description ?? '')) || contentMediaType === 'application/json');

/** A text, number or boolean converted to the schema's type, if nothing is lost; otherwise undefined. */
export function fitScalar(schema: Fields, value: unknown): unknown {
  if (value === null || value === '') return undefined;
  if (Array.isArray(schema.enum)) {
    const same = (one: unknown) => String(one).toLowerCase() === String(value).toLowerCase();
    return schema.enum.find(same);
  }
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  const takes = (type: string) => types[0] === undefined || types.includes(type);
  if (typeof value === 'string' && takes('string')) return dated(value, schema.format);
  if (typeof value === 'boolean') return takes('boolean') ? value : undefined;
  const number = Number(value);
  if (takes('number') || (takes('integer') && Number.isInteger(number)))
    return Number.isFinite(number) ? number : undefined;
  return typeof value === 'number' && takes('string') ? String(value) : undefined;
}

/** Dates have no zone here: "2027-05-13" ↔ "2027-05-13T00:00:00Z". */
function dated(value: string, format: unknown): string {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(value);
  if (format === 'date-time' && isDate) return `${value}T00:00:00Z`;
  const isMoment = /^\d{4}-\d{2}-\d{2}T/.test(value);
  return format === 'date' && isMoment ? value.slice(0, 'YYYY-MM-DD'.length) : value;
}
