// The category of a named place, from its own nouns, the emoji before it, or the activity there.
import type { Category } from '../model/draft.ts';
import { activityWords, emoji, kinds } from './category-words.ts';
import { fold } from './fold.ts';
import { letter } from './letters.ts';

const entries = <T>(table: Partial<Record<Category, T>>) => Object.entries(table) as [Category, T][];

const byWord = new Map<string, Category>();
const byEnd: { end: string; category: Category }[] = [];
// Shorter endings match by chance; "see" ("Bodensee") is the exception.
const minEndingLength = 4;
const compoundEnds: { end: string; category: Category }[] = [];

/** A word listed under two categories belongs to the first. */
function addWord(word: string, category: Category, endsOthers: boolean): void {
  if (byWord.has(word)) return;
  byWord.set(word, category);
  if (endsOthers && (word.length >= minEndingLength || word === 'see'))
    compoundEnds.push({ end: word, category });
}

for (const [category, languages] of entries(kinds)) {
  for (const [language, line] of Object.entries(languages)) {
    for (const word of line.split(' ')) {
      if (language === 'all' || language === 'apart') addWord(word, category, language === 'all');
      else byEnd.push({ end: word, category });
    }
  }
}
// The longest first: 植物園 before 園.
byEnd.sort((a, b) => b.end.length - a.end.length);

const byEmoji = new Map(
  entries(emoji).flatMap(([category, line]) => [...line].map((character) => [character, category] as const)),
);
const doing = entries(activityWords).map(([category, line]) => ({
  category,
  pattern: new RegExp(`(?:^| )(?:${line})(?: [${letter}]{1,4}){0,3} ?$`, 'u'),
}));

// "Hotel Museum" is a hotel, "Museum Hotel" too: where two nouns differ, these win.
const stronger = new Set<Category>(['stay', 'coffee', 'food', 'museum']);

/** "Stadtmuseum" → museum, "Lake Park" → the last noun decides, 清水寺 → church. */
export function categoryOfName(name: string): Category | undefined {
  const unspaced = byEnd.find(({ end }) => name.endsWith(end));
  if (unspaced) return unspaced.category;
  const words = fold(name).split(' ');
  // Plurals do not count alone: "Lagos" and "Tours" are towns.
  const many = words.length > 1 ? ofMany : () => undefined;
  const found = words.flatMap((word) => byWord.get(word) ?? many(word) ?? compoundOf(word) ?? []);
  return found.find((category) => stronger.has(category)) ?? (isHeadFirst(words) ? found[0] : found.at(-1));
}

// Shorter words with an "s" are other words: "bus", "gas".
const minPluralLength = 5;

/** "Palacios", "lakes", "jardines": plurals whose singular is in the table. */
function ofMany(word: string): Category | undefined {
  if (word.length < minPluralLength || !word.endsWith('s')) return undefined;
  return byWord.get(word.slice(0, -1)) ?? (word.endsWith('es') ? byWord.get(word.slice(0, -2)) : undefined);
}

function compoundOf(word: string): Category | undefined {
  if (word.length < 7) return undefined;
  return compoundEnds.find(({ end }) => word.length > end.length + 1 && word.endsWith(end))?.category;
}

// Words beside a noun in names that every town has: "Old Town", "Central Station", "Hôtel de Ville".
const everywhere = new Set(
  'old new central main national state provincial regional county city town royal grand grande gran grosse grosser groot great big upper lower north south east west village centre center downtown hall house street square district quarter area alt alte alter altstadt stadt neue neu vieux vieille ville centro ciudad casco antiguo viejo nuevo historico historic plaza mayor citta vecchia piazza velha praca cidade oude stad centrum the la le les el los las il lo gli der die das de het of du des del della di da do dos das den van von im am and und et y e walking tour botanical botanic botanischer botanique botanico botanica market harbour harbor waterfront binnenstad innenstadt zentrum innere vieja antigua'.split(
    ' ',
  ),
);

const townNouns = new Set(
  'city town village downtown centre center old ville village vieille ciudad pueblo casco centro antiguo citta borgo paese cidade vila aldeia stadt altstadt dorf stad dorp centrum oude of de di da du the la le el of'.split(
    ' ',
  ),
);
/** "The old town of Levanto" is in Levanto. */
export const isTownNoun = (word: string): boolean => townNouns.has(word);

/** A noun for a kind of place, or a word common to many names. */
export const isCommonNoun = (word: string): boolean =>
  everywhere.has(word) || townNouns.has(word) || byWord.has(word) || ofMany(word) !== undefined;

/** "Botanical Garden", "Old Town", "Cathedral": every town has one. */
export function isGenericName(name: string): boolean {
  const words = fold(name).split(' ');
  return words.every(isCommonNoun);
}

/** In Romance names the noun comes first ("Parc du Château"), in Germanic ones last ("Castle Park"). */
const small = new Set([
  'de',
  'du',
  'des',
  'del',
  'della',
  'di',
  'da',
  'do',
  'dos',
  'das',
  'la',
  'le',
  'les',
  'el',
  'los',
  'of',
  'd',
  'l',
]);
const isHeadFirst = (words: string[]) => words.some((word) => small.has(word));

/** The category from what stands right before the name: "🍽️ ", "Lunch at ". */
export function categoryBefore(before: string): Category | undefined {
  for (const character of [...before.slice(-6)].reverse()) {
    const category = byEmoji.get(character);
    if (category) return category;
  }
  const words = fold(before.slice(-40));
  return doing.find(({ pattern }) => pattern.test(words))?.category;
}
