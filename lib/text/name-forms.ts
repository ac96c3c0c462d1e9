// The ways documents write one name: "DUARTE/ANA MRS" on a ticket is "Ana Duarte" in a letter and "Duarte, Ana" in a list.
import { isPersonParticle } from './find-person.ts';

const titles = 'mrs|mr|ms|miss|mstr|mx|dr|prof|chd|inf|herr|frau|mme|mlle|sr|sra|sig|sig\\.ra|dhr|mevr';
const titleWord = new RegExp(`(?<!\\p{L})(?:${titles})\\.?(?!\\p{L})`, 'giu');
// "ANAMRS": tickets put the title right after the name; what is left must be a name.
const gluedTitle = /(?<=\p{L}{3})(?:mrs|mr|ms|miss|mstr)$/iu;

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Family name and given names; undefined where they cannot be told apart. */
function partsOf(words: string): { family: string; given: string } | undefined {
  const bare = tidy(words.replace(titleWord, ' '));
  const [family, given, ...more] = bare.split(/\s?[/,]\s?/u);
  if (family && given && more.length === 0) return { family, given: given.replace(gluedTitle, '') };
  const spoken = bare.split(' ');
  const last = spoken.at(-1);
  if (more.length > 0 || given !== undefined || spoken.length < 2 || !last) return undefined;
  return { family: last, given: spoken.slice(0, -1).join(' ') };
}

/** The name as given, then the other ways to write it. */
export function nameForms(words: string): string[] {
  const parts = partsOf(words);
  if (!parts) return [words];
  const { family, given } = parts;
  const forms = [`${given} ${family}`, `${family} ${given}`, `${family}/${given}`, `${family}, ${given}`];
  return [...new Set([words, ...forms])];
}

// "Li" and "Bo" occur in too many other words.
const minLengthAlone = 3;

/**
 * The words of a name to search for separately: "Ana", "Maria", each half of "Müller-Lüdenscheidt", no "van" and no "Mrs".
 */
export function nameWords(words: string): string[] {
  const bare = words.replace(titleWord, ' ');
  const whole = bare.split(/[\s,/.]+/u).map((word) => word.replace(gluedTitle, ''));
  const halves = whole.flatMap((word) => word.split(/[-‐]/u));
  return [...new Set([...whole, ...halves])].filter(
    (word) => word.length >= minLengthAlone && /^\p{L}/u.test(word) && !isPersonParticle(word),
  );
}
