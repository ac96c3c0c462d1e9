import { hasPairs } from './character-kinds.ts';

/** Normalises names for comparison: no case, accents, punctuation or double spaces. "Café  Élan!" → "cafe elan". */
export function fold(text: string): string {
  if (isFolded.test(text)) return text.toLowerCase();
  if (isPlain.test(text)) {
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  }
  return (hasPairs(text) || text.includes(sigma) ? unaccented(text) : byCharacter(text)).trim();
}

/** ASCII words with single spaces, or Han characters: only capitals to fold. */
const isFolded = /^(?:[A-Za-z0-9]+(?: [A-Za-z0-9]+)*|[\u4e00-\u9fef]+)$/;
/** ASCII only, as most names are: no accents to remove. */
const isPlain = /^[\0-\x7f]*$/;
/** The only letter whose lower case depends on what follows it. */
const sigma = 'Σ';

const unaccented = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

/** The folded form of each single-unit character, computed once. */
const cache = new Array<string | undefined>(0x10000);

function foldCharacter(code: number): string {
  const folded = unaccented(String.fromCharCode(code));
  cache[code] = folded;
  return folded;
}

/** Does what `unaccented` does, character by character with a cache. */
function byCharacter(text: string): string {
  let folded = '';
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    folded += cache[code] ?? foldCharacter(code);
  }
  return folded.replace(/ {2,}/g, ' ');
}
