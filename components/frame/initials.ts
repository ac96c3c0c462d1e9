/** ("Ines Calado") → "IC", ("jun") → "J", ("渡辺 純") → "渡": what stands for a traveller where there is no room for a name. */
export function initialsOf(name: string): string {
  // An address stands for its owner, not for the host behind it.
  const [person = ''] = name.split('@');
  const [first = '', ...others] = person.split(/\s+/u).flatMap((word) => firstLetter(word) ?? []);
  const last = others.at(-1) ?? '';
  // Two signs of a script without capitals are as wide as four letters.
  return isCased(first) && isCased(last) ? `${first}${last}`.toLocaleUpperCase() : first.toLocaleUpperCase();
}

const firstLetter = (word: string): string | undefined => /\p{L}\p{M}*/u.exec(word)?.[0];

const isCased = (letter: string) => letter.toLowerCase() !== letter.toUpperCase();
