import type { Terminal } from '../../model/reservation.ts';

/** "Keflavík Airport (KEF)" → its name and code; what follows a comma is its address. */
export function terminalIn(words: string): Terminal | undefined {
  const iata = /[(（[](?<code>[A-Z]{3})[)）\]]/u.exec(words)?.groups?.code;
  const [name = '', ...others] = words
    .replace(/\s?[(（[][A-Z]{3}[)）\]]/u, '')
    .split(/,\s/u)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part));
  if (!name && !iata) return undefined;
  return {
    ...(name && { name }),
    ...(iata && { iata }),
    ...(others.length > 0 && { address: others.join(', ') }),
  };
}
