// People in the structured data of a mail or a page: `underName`, passengers, attendees, and whatever is a Person.
import type { PrivateWords } from '../../model/draft.ts';

const personKeys =
  /^(?:undername|passengername|customer|attendee|passenger|traveller|traveler|guest|driver|holder)$/iu;
const numberKeys = /^(?:ticketnumber|membershipnumber|frequentflyer(?:number)?|passportnumber|taxid)$/iu;
const deepest = 12;
const maxPeople = 200;

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 80 ? value.trim() : undefined;

function namesOf(node: object): string[] {
  const { name, givenName, familyName } = node as Record<string, unknown>;
  const both = [textIn(givenName), textIn(familyName)].filter(Boolean).join(' ');
  return [textIn(name), both].flatMap((each) => each || []);
}

const isPerson = (node: object) =>
  /(?:^|\/)Person$/u.test(String((node as Record<string, unknown>)['@type'] ?? ''));

/** The private words in one value, by its key: a name, a number, or the names of a person. */
function privateWordsOf(value: unknown, key: string): PrivateWords[] {
  const text = textIn(value);
  if (text && personKeys.test(key)) return [{ kind: 'name', words: text }];
  if (text && numberKeys.test(key)) return [{ kind: 'ticket', words: text }];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  if (!isPerson(value) && !personKeys.test(key)) return [];
  return namesOf(value).map((words) => ({ kind: 'name', words }));
}

/** Only names and numbers; their position in the data does not matter. */
export function statedPeople(structured: readonly unknown[]): PrivateWords[] {
  const found: PrivateWords[] = [];
  const visit = (value: unknown, key: string, depth: number): void => {
    if (depth > deepest || found.length >= maxPeople) return;
    found.push(...privateWordsOf(value, key));
    if (Array.isArray(value)) for (const each of value) visit(each, key, depth + 1);
    else if (typeof value === 'object' && value !== null)
      for (const [name, each] of Object.entries(value)) visit(each, name, depth + 1);
  };
  for (const each of structured) visit(each, '', 0);
  return found;
}
