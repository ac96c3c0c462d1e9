/** A browser matches all of the text or nothing; the beginning of a long quote is enough. */
const maxCharacters = 120;

/**
 * The page scrolled to the words: browsers find and mark a text fragment themselves, without any permission.
 * ("https://a.example/b#c", "Cais da-Ribeira") → "https://a.example/b#:~:text=Cais%20da%2DRibeira"
 */
export function addressWithWords(url: string, words: string): string {
  const short = words.trim().replace(/\s+/g, ' ');
  const cut = short.length > maxCharacters ? short.slice(0, short.lastIndexOf(' ', maxCharacters)) : short;
  // A hyphen has a special meaning in a text fragment.
  const encoded = encodeURIComponent(cut.toWellFormed()).replaceAll('-', '%2D');
  return `${url.split('#')[0]}#:~:text=${encoded}`;
}
