// Where trains and coaches stop, as names say it: what is left of the name is the town.
import { anyCase } from '../text/any-case.ts';
import { wordEnd, wordStart } from '../text/letters.ts';

const nouns =
  '(?:(?:central|main|north|south|east|west) )?(?:(?:train|railway|rail|bus|coach) )?station|(?:train|railway|bus|coach) (?:terminal|stop)|railway junction|junction|jn|jct|hauptbahnhof|bahnhof|busbahnhof|hbf|bhf|zob|gare(?: (?:routière|sncf|tgv|ferroviaire))?|(?:nouvelle |vieille )?gare|estación(?: de (?:tren|trenes|autobuses|buses|ferrocarril))?|terminal de (?:ómnibus|buses|autobuses)|stazione(?: (?:ferroviaria|fs|centrale))?|estação(?: (?:rodoviária|ferroviária))?|rodoviária|station|treinstation|busstation|centraal|stasjon|togstasjon|centralstation|rautatieasema|dworzec|otogar|stasiun';
const joins = "(?:of|in|at|de|du|des|d['’]|di|da|do|della|von|van)";
const latin = new RegExp(
  `^${wordStart}(?:${anyCase(nouns)})${wordEnd}\\s*(?:${joins}\\s*)?|\\s*${wordStart}(?:${anyCase(nouns)})${wordEnd}$`,
  'u',
);
const unspaced =
  /(?:駅|火车站|火車站|高铁站|高鐵站|汽车站|客运站|車站|车站|바스터미널|버스터미널|터미널|역)$/u;
const minLength = 2;

/** "Gare de Lisieux" → "Lisieux"; undefined for what is no station, or has nothing but the noun. */
export function townOfStation(name: string): string | undefined {
  const bare = name.replace(unspaced.test(name) ? unspaced : latin, '').trim();
  return bare === name.trim() || bare.length < minLength ? undefined : bare;
}
