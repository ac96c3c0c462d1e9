// Selects cities from the GeoNames table, and which of their names to keep.
import { placeKey } from '../../lib/places/place-key.ts';
import type { MadePlace } from './place.ts';

// A place with names in many languages is visited: that says more than its population.
const maxNamesCounted = 60;
const maxScore = 54;

export interface CityLimits {
  /** log2(1 + population) plus half the number of other names; below this it is a village. */
  lowestScore: number;
  /** Below this score, only names in Latin, Han and kana are kept. */
  allScriptsFrom: number;
  /** Below this score, a Latin name that only transliterates a Cyrillic one is dropped. */
  echoesFrom: number;
}

const latin = /^\p{Script=Latin}/u;
const readScripts = /^[\p{Script=Latin}\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u;

/** Airport codes ("PAR"), machine transliterations ("sheng hu li ya") and oddities are not names. */
function isName(name: string): boolean {
  if (name.length > 40 || /[\d/\\(]/.test(name)) return false;
  // Short alternative names are often words ("Can" for Caen, "Tour" for Tours); the useful ones are in data/other-names.txt.
  if (latin.test(name)) return name.length > 4 && /^\p{Lu}/u.test(name) && !/^[A-Z]+$/.test(name);
  return name.length > 1;
}

// Letters of languages few of our pages are in, soft signs of transliterated Cyrillic ("Gal'shtat"), and descriptions
// ("Lungsod ng Florencia"): travellers hardly ever write these.
const rareLetters = /[āēīūģķļņčšžěřůďťňțşșăəğĕŭĥĵĉĝŝőűėįųęąćśźżđǎǐʹ]|[bcdfghjklmnpqrstvwxz]['’ʼ](?!s)/iu;
const isUsual = (name: string) =>
  !latin.test(name) || (!rareLetters.test(name) && name.split(' ').length <= 3);

const cyrillic = 'абвгдежзийклмнопрстуфхцчшщъыьэюяіїєґјљњћџѓќўё';
const inLatin =
  "a b v g d e zh z i j k l m n o p r s t u f kh c ch sh shh ' y ' eh ju ja i i ie g j lj nj c dzh g k u e".split(
    ' ',
  );
const transliterated = (name: string) =>
  name
    .toLowerCase()
    .replace(/\p{Script=Cyrillic}/gu, (letter) => inLatin[cyrillic.indexOf(letter)] ?? letter);

/** The table has every Cyrillic name a second time, in Latin letters: "Некарвестхајм", "Nekarvestkhajm". */
const echoesOf = (names: string[]) =>
  new Set(
    names.filter((name) => /\p{Script=Cyrillic}/u.test(name)).map((name) => placeKey(transliterated(name))),
  );

// A title that German towns put before their names: everybody says Binz.
const germanTitle = /^(?:(?:Ostsee|Nordsee)(?:heil)?|See)bad /;

/** "Nara-shi" is also written Nara, 奈良市 is written 奈良 and 오사카시 오사카; 四日市 stays as it is. */
function shortened(name: string, country: string): string[] {
  const untitled = country === 'DE' ? name.replace(germanTitle, '') : name;
  if (untitled !== name) return [name, untitled];
  const short = country === 'JP' ? name.replace(/-(?:shi|ku|chō|cho|machi|mura|gun)$/, '') : name;
  const han = /^[\p{Script=Han}\p{Script=Katakana}ー]+[^日][市縣县區区]$/u.test(short)
    ? short.slice(0, -1)
    : short;
  const hangul = name.replace(/^(\p{Script=Hangul}{2,}) ?시$/u, '$1');
  if (hangul !== name) return [name, hangul];
  return han.length > 1 && han !== name ? [name, han] : [name];
}

interface Keeping {
  country: string;
  keepsAllScripts: boolean;
  keepsEchoes: boolean;
  /** In the United States the alternative names of small places are those of former post offices. */
  keepsLatin: boolean;
}

function namesOf(main: string, alternates: string[], keeping: Keeping): string[] {
  const byKey = new Map<string, string>();
  const echoes = keeping.keepsEchoes ? new Set<string>() : echoesOf(alternates);
  const usual = alternates.filter(
    (name) =>
      isName(name) &&
      isUsual(name) &&
      (keeping.keepsAllScripts || readScripts.test(name)) &&
      !(latin.test(name) && (!keeping.keepsLatin || echoes.has(placeKey(name)))),
  );
  for (const name of [main, ...usual].flatMap((entry) => shortened(entry, keeping.country))) {
    const key = placeKey(name);
    if (key.length > 1 && !byKey.has(key)) byKey.set(key, name);
  }
  return [...byKey.values()];
}

function scoreOf(population: number, alternates: number): number {
  return Math.log2(1 + population) + 0.5 * Math.min(alternates, maxNamesCounted);
}

function cityOf(row: string, limits: CityLimits): MadePlace[] {
  const [, name = '', ascii = '', others = '', latitude, longitude, , feature = '', country = '', ...more] =
    row.split('\t');
  // Abandoned and historical places, and rows with missing fields.
  if (name === '' || !/^PPL|^STLMT/.test(feature) || /^PPL(?:Q|H|W|CH)$/.test(feature)) return [];
  const population = Number(more[5]);
  const alternates = others.split(',').filter(Boolean);
  const score = scoreOf(population, alternates.length) + (feature === 'PPLC' ? 6 : 0);
  const isSmall = score < limits.lowestScore;
  const main = shortened(name, country).at(-1) ?? name;
  const keeping = {
    country,
    keepsAllScripts: score >= limits.allScriptsFrom,
    keepsEchoes: score >= limits.echoesFrom,
    keepsLatin: country !== 'US' || score >= limits.allScriptsFrom,
  };
  return [
    {
      name: main,
      country,
      coordinate: { latitude: Number(latitude), longitude: Number(longitude) },
      population,
      kind: 'city',
      prominence: Math.min(1, score / maxScore),
      ...(more[8] && { timeZone: more[8] }),
      names: isSmall ? [main, name, ascii] : namesOf(main, [name, ...alternates], keeping),
      ...(isSmall && { isSmall }),
      ...(more[1] && { division: `${country}.${more[1]}` }),
    },
  ];
}

export const readCities = (table: string, limits: CityLimits): MadePlace[] =>
  table.split('\n').flatMap((row) => cityOf(row, limits));
