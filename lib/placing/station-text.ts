// Finds the town in the name of a station: what is left without the word for station.
import { insideNames } from '../languages/destination.ts';
import { stationNouns } from '../languages/names.ts';
import { anyCase } from '../text/any-case.ts';
import { wordEnd, wordStart } from '../text/letters.ts';

const { ja, zh, ko, ...spaced } = stationNouns;
const noun = `${wordStart}(?:${anyCase(Object.values(spaced).join('|'))})${wordEnd}`;
const joins = `(?:${Object.values(insideNames).flat().join('|')})${wordEnd}`;
const latin = new RegExp(`^${noun}\\s*(?:${joins}['’]?\\s*)?|${noun}$`, 'u');
const unspaced = new RegExp(`(?:${[ja, zh, ko].join('|')})$`, 'u');
const minLength = 2;

/** "Gare de Lisieux" → "Lisieux"; undefined if the name is no station's or is nothing but the noun. */
export function townOfStation(name: string): string | undefined {
  const bare = name.replace(unspaced.test(name) ? unspaced : latin, '').trim();
  return bare === name.trim() || bare.length < minLength ? undefined : bare;
}
