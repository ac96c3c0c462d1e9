// What most towns have one of, in the languages of travel writing: "Torre de Kyoto" and "Kyoto Tower" are one tower. Folded (no
// accents, lower case), one thing a line.
import { categoryOfName } from './category.ts';
import { fold } from './fold.ts';

const things = [
  'cathedral kathedrale cathedrale catedral cattedrale duomo dom kathedraal domkirke domkyrka katedra katedrala minster munster',
  'castle burg schloss chateau castillo castello castelo kasteel castell',
  'fortress fort festung forteresse fortaleza fortezza vesting citadel citadelle ciudadela cittadella zitadelle',
  'tower turm torre toren',
  'station bahnhof hauptbahnhof gare estacion stazione estacao hauptbahnhofs',
  'airport flughafen aeroport aeropuerto aeroporto luchthaven',
  'port harbour harbor hafen puerto porto haven marina',
  'university universitat universite universidad universita universidade universiteit',
  'zoo tiergarten zoologico zoologischer zoological zoologique',
  'aquarium acuario acquario aquario oceanarium oceanario',
  'opera oper operahouse opernhaus',
  'palace palast palais palacio palazzo palau paleis',
  'synagogue synagoge sinagoga',
  'mosque moschee mosquee mezquita moschea mesquita moskee',
  'lighthouse leuchtturm phare faro farol vuurtoren',
  'stadium stadion stade estadio stadio',
  'theatre theater teatro',
  'library bibliothek bibliotheque biblioteca bibliotheek',
  'cemetery friedhof cimetiere cementerio cimitero cemiterio begraafplaats',
  'chinatown barrio-chino',
  'waterfall wasserfall cascade cascada cascata waterval falls',
  'lake see lac lago meer',
  'beach strand plage playa spiaggia praia',
  'bridge brucke pont puente ponte brug',
];
const thingOf = new Map(things.flatMap((line, id) => line.split(' ').map((word) => [word, id] as const)));
const pairs: [RegExp, number][] = [
  [
    /\b(?:old town|altstadt|vieille ville|casco (?:antiguo|viejo)|citta vecchia|centro storico|oude stad)\b/,
    100,
  ],
  [/\b(?:city hall|town hall|rathaus|hotel de ville|ayuntamiento|municipio|stadhuis)\b/, 101],
  [
    /\b(?:botanic(?:al)? gardens?|botanischer garten|jardin botani(?:que|co)|orto botanico|jardim botanico)\b/,
    102,
  ],
];

/** A noun that says another thing than those above: "Palace Gate" is no palace. */
const isOther = (word: string) => !thingOf.has(word) && categoryOfName(word) !== undefined;

/** The things that a name says it is, as numbers that all languages share. */
export function thingsIn(name: string): Set<number> {
  const text = fold(name);
  for (const [pattern, id] of pairs) if (pattern.test(text)) return new Set([id]);
  const words = text.split(' ');
  return new Set(words.some(isOther) ? [] : words.flatMap((word) => thingOf.get(word) ?? []));
}
