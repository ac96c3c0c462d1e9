// All words that the stop reader uses, in all languages: the declared language is often wrong, and travellers mix
// languages.
import {
  advice,
  areaKinds,
  articles,
  at,
  compared,
  connectors,
  foodKinds,
  from,
  goods,
  labels,
  maybe,
  months,
  natureKinds,
  notVisited,
  people,
  seen,
  sightKinds,
  stayKinds,
  towards,
  transportKinds,
  travellers,
  visited,
} from '../../../languages/stops.ts';

const tables = {
  natureKinds,
  sightKinds,
  foodKinds,
  stayKinds,
  transportKinds,
  areaKinds,
  towards,
  at,
  from,
  visited,
  notVisited,
  maybe,
  compared,
  seen,
  people,
  travellers,
  goods,
  advice,
  labels,
  connectors,
  articles,
  months,
};
type ClassName = keyof typeof tables;

const setOf = (name: ClassName): ReadonlySet<string> => new Set(Object.values(tables[name]).flat());

/** The words of all languages together, in lower case. */
export const words: { readonly [K in ClassName]: ReadonlySet<string> } = {
  natureKinds: setOf('natureKinds'),
  sightKinds: setOf('sightKinds'),
  foodKinds: setOf('foodKinds'),
  stayKinds: setOf('stayKinds'),
  transportKinds: setOf('transportKinds'),
  areaKinds: setOf('areaKinds'),
  towards: setOf('towards'),
  at: setOf('at'),
  from: setOf('from'),
  visited: setOf('visited'),
  notVisited: setOf('notVisited'),
  maybe: setOf('maybe'),
  compared: setOf('compared'),
  seen: setOf('seen'),
  people: setOf('people'),
  travellers: setOf('travellers'),
  goods: setOf('goods'),
  advice: setOf('advice'),
  labels: setOf('labels'),
  connectors: setOf('connectors'),
  articles: setOf('articles'),
  months: setOf('months'),
};

const kindSets = [
  'natureKinds',
  'sightKinds',
  'foodKinds',
  'stayKinds',
  'transportKinds',
  'areaKinds',
] as const;
export type KindName = (typeof kindSets)[number];

/** Every word for a kind of place; where two kinds list it, the first of them counts. */
const kinds = new Map<string, KindName>(
  kindSets.toReversed().flatMap((name) => [...words[name]].map((word): [string, KindName] => [word, name])),
);

/** The kind of place a word names: "museum" is a sight, "lago" is nature. German compound nouns count by their ending. */
export function kindOf(word: string): KindName | undefined {
  const cached = kept.get(word);
  if (cached !== undefined) return cached === '' ? undefined : cached;
  const found = kinds.get(word) ?? kindOfEnding(word);
  if (kept.size > maxKept) kept.clear();
  kept.set(word, found ?? '');
  return found;
}

const kindsByCode = new Map(
  Object.keys(natureKinds).map((code) => [
    code,
    new Set(kindSets.flatMap((name) => tables[name][code] ?? [])),
  ]),
);

/** Whether the language itself has the word for a kind of place: "grab" is a grave in German only. */
export const isKindIn = (code: string, word: string): boolean => kindsByCode.get(code)?.has(word) ?? true;

/** A page asks for the same words thousands of times; the cache holds a few long pages' worth. */
const kept = new Map<string, KindName | ''>();
const maxKept = 20_000;

// "Seebrücke" is a bridge and "Stadtmuseum" a museum; shorter endings would match every second word.
const minEndingLength = 4;
const endings = new Map<string, KindName>(
  kindSets.flatMap((name) =>
    (tables[name].de ?? [])
      .filter((word) => word.length >= minEndingLength)
      .map((word): [string, KindName] => [word, name]),
  ),
);

/** The last characters of all endings: a word that ends otherwise needs no search. */
const lastCharacters = new Set([...endings.keys()].map((ending) => ending.slice(-minEndingLength)));

function kindOfEnding(word: string): KindName | undefined {
  if (!lastCharacters.has(word.slice(-minEndingLength))) return undefined;
  for (let cut = 2; word.length - cut >= minEndingLength; cut += 1) {
    const found = endings.get(word.slice(cut));
    if (found) return found;
  }
  return undefined;
}
