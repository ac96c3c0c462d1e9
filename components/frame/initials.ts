/** ("Ines Calado") → "IC", ("jun") → "J", ("渡辺 純") → "渡": represents a traveller where a name does not fit. */
export function initialsOf(name: string): string {
  // For an email address, only the part before the @.
  const [person = ''] = name.split('@');
  const [first = '', ...others] = person.split(/\s+/u).flatMap((word) => firstLetter(word) ?? []);
  const last = others.at(-1) ?? '';
  // Two characters of a script without capitals are too wide for the disc.
  return isCased(first) && isCased(last) ? `${first}${last}`.toLocaleUpperCase() : first.toLocaleUpperCase();
}

const firstLetter = (word: string): string | undefined => /\p{L}\p{M}*/u.exec(word)?.[0];

const isCased = (letter: string) => letter.toLowerCase() !== letter.toUpperCase();
