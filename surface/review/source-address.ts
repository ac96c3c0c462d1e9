/** A browser looks for all of it or nothing; the beginning of a long quote is enough. */
const maxCharacters = 120;

/**
 * The page at the words: browsers scroll to them and mark them by themselves, without any permission.
 * ("https://a.example/b#c", "Cais da-Ribeira") → "https://a.example/b#:~:text=Cais%20da%2DRibeira"
 */
export function addressWithWords(url: string, words: string): string {
  const short = words.trim().replace(/\s+/g, ' ');
  const cut = short.length > maxCharacters ? short.slice(0, short.lastIndexOf(' ', maxCharacters)) : short;
  // A dash has a meaning of its own there.
  const encoded = encodeURIComponent(cut.toWellFormed()).replaceAll('-', '%2D');
  return `${url.split('#')[0]}#:~:text=${encoded}`;
}
