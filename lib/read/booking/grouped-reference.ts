// Pure: no browser, no network, no clock.
import { writtenDates } from './dates.ts';

const groups = /^[A-Z\d]{2,6}(?: [A-Z\d]{2,7}){1,3}$/;
const fewestDigits = 5;

/** A number printed in groups, which is all of its value: "ZW 778 201". Dates and words in capitals are none. */
export function groupedReference(value: string): string | undefined {
  const text = value.trim();
  const digits = text.replace(/\D/g, '').length;
  return groups.test(text) && digits >= fewestDigits && writtenDates(text).length === 0 ? text : undefined;
}
