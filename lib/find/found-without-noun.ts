// "Senso-ji temple", "Schloss Neuschwanstein castle": drops a noun before or after a name that needs none.
import type { Knowledge } from '../model/evidence.ts';
import { sightKinds } from '../model/place-kinds.ts';
import { placeKey } from '../places/place-key.ts';
import { thingsIn, thingsOfKind } from '../places/thing-words.ts';
import { placesCalled } from './found-by-name.ts';
import type { Found } from './found-place.ts';

const isThing = (noun: string, kind: string) => {
  const own = sightKinds.find((each) => each === kind);
  return own !== undefined && thingsIn(placeKey(noun), true).some((id) => thingsOfKind(own).has(id));
};

// "aéroport d'Orly", "Museum of Flight".
const joined = /^(?:d['’]|l['’]|de l['’]|de la |de |du |des |of the |of |di |da |do |van |von )/i;

const namesIn = (rest: string): string[] => [...new Set([rest, rest.replace(joined, '')])];

export function foundWithoutNoun(name: string, knowledge: Knowledge): Found[] {
  const words = name.split(' ');
  if (words.length < 2) return [];
  const ends = [
    { rest: words.slice(0, -1), noun: words.at(-1) ?? '' },
    { rest: words.slice(1), noun: words[0] ?? '' },
  ];
  return ends.flatMap(({ rest, noun }) =>
    namesIn(rest.join(' '))
      .flatMap((name) => placesCalled(name, knowledge))
      .filter(({ place }) => isThing(noun, place.kind))
      .map((found) => ({ ...found, match: 'reading' })),
  );
}
