import { writtenDates } from './dates.ts';

const groups = /^[A-Z\d]{2,6}(?:-[A-Z\d]{1,4})?(?: [A-Z\d]{1,7}){1,3}(?=$|[.,;]|\s[·•|(–-])/;
const minDigits = 4;

/** A reference that is printed in groups at the start of a value: "ZW 778 201". Dates and words in capitals are none. */
export function groupedReference(value: string): string | undefined {
  const text = groups.exec(value.trim())?.[0] ?? '';
  const digits = text.replace(/\D/g, '').length;
  return text !== '' && digits >= minDigits && writtenDates(text).length === 0 ? text : undefined;
}
