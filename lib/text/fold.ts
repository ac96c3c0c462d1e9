import { hasPairs } from './character-kinds.ts';

/** For comparing names: without case, accents, punctuation and doubled spaces. "Café  Élan!" → "cafe elan". */
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

/** Words of ASCII letters with single spaces between them, or Han characters: nothing but capitals to fold. */
const isFolded = /^(?:[A-Za-z0-9]+(?: [A-Za-z0-9]+)*|[\u4e00-\u9fef]+)$/;
/** Most names are: nothing in them comes apart, and their letters are those of ASCII. */
const isPlain = /^[\0-\x7f]*$/;
/** The one letter whose small form depends on what follows it. */
const sigma = 'Σ';

const unaccented = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

/** What each character of one unit becomes: Unicode is asked once for each. */
const cache = new Array<string | undefined>(0x10000);

function foldCharacter(code: number): string {
  const folded = unaccented(String.fromCharCode(code));
  cache[code] = folded;
  return folded;
}

/** Character by character, what `unaccented` does in one go. */
function byCharacter(text: string): string {
  let folded = '';
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    folded += cache[code] ?? foldCharacter(code);
  }
  return folded.replace(/ {2,}/g, ' ');
}
