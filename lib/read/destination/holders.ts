// What a destination lies in, according to the page: its region and country, and the city of a place on no map.
import { distanceKm } from '../../model/distance.ts';
import type { PlaceCandidate } from '../../model/evidence.ts';
import { partsOfWorld } from '../../text/destination-words.ts';
import type { Candidate } from './candidate-list.ts';
import { countryName } from './country-name.ts';
import { isInside } from './inside.ts';
import { weightOf } from './page-sums.ts';
import { highest, type Scored } from './scored.ts';

// With a score this close to the subject's, the page is about both.
const closeScore = 3;
const closeScoreOfCountry = 5;

const mentionsOf = ({ counts }: Candidate) => counts.heading + counts.lead + counts.body;
const minMentions = 2;

const saysAbout = (candidate: Candidate) => {
  const { counts } = candidate;
  const shown = counts.title + counts.top + counts.address + counts.structured + counts.description;
  return shown + counts.lead + counts.heading > 0 || counts.body >= minMentions;
};

// Suburbs and sights are named with their city; the next town is not.
const suburbKm = 20;
const clearLead = 0.15;
const largeLead = 0.1;

const isShown = (candidate: Candidate) =>
  candidate.counts.title + candidate.counts.top + candidate.counts.description > 0 ||
  mentionsOf(candidate) > minMentions;

/** A city that a sight may lie in: not where the route begins or ends, nor a piece of the sight's own name. */
const mayHold = (city: Candidate, { name }: Candidate) =>
  city.place?.kind === 'city' &&
  isShown(city) &&
  city.counts.end + city.counts.origin + city.counts.home === 0 &&
  city.counts.left < 2 &&
  !name.includes(city.name);

/** The city that a suburb belongs to: "Potsdam, Berlin". */
function cityAround({ candidate }: Scored, scored: Scored[]): Scored | undefined {
  const { place } = candidate;
  if (place?.kind !== 'city') return undefined;
  return highest(
    scored.filter(
      ({ candidate: { place: other }, candidate: city }) =>
        other &&
        mayHold(city, candidate) &&
        other.prominence > place.prominence + clearLead &&
        distanceKm(other.coordinate, place.coordinate) <= suburbKm,
    ),
  );
}

const isCountry = ({ candidate }: Scored) => candidate.place?.kind === 'country';
const isRegion = ({ candidate: { place }, candidate }: Scored) =>
  place?.kind === 'region' && !partsOfWorld.has(place.name) && saysAbout(candidate);

/**
 * The extent of a region is not known: it contains nothing over a border, and a sight that is as well known as the
 * state beside it ("Grand Canyon", "Utah") only if the title names the state.
 */
function mayHoldPlace({ place: region, counts, senses }: Candidate, place: PlaceCandidate): boolean {
  if (!region || region.country !== place.country) return false;
  if (counts.title + counts.top > 0) return true;
  // "Faro" is a district too, but a page about a trip means the town.
  if (senses.some(({ kind, country }) => kind === 'city' && country === region.country)) return false;
  if (place.kind !== 'region') return true;
  return region.prominence >= place.prominence + largeLead;
}

function countryIn(around: Scored[], code: string | undefined): Scored | undefined {
  return highest(
    around.filter((other) => isCountry(other) && (!code || other.candidate.place?.country === code)),
  );
}

/** How much of the page's places lie in each country. */
function weightsByCountry(scored: Scored[]): Map<string, { weight: number; count: number }> {
  const sums = new Map<string, { weight: number; count: number }>();
  for (const { candidate } of scored) {
    if (!candidate.place) continue;
    const { weight, count } = sums.get(candidate.place.country) ?? { weight: 0, count: 0 };
    sums.set(candidate.place.country, { weight: weight + weightOf(candidate), count: count + 1 });
  }
  return sums;
}

// A place on no map lies where the page's other places lie: a country with a smaller share of them does not contain it.
const holdingShare = 0.5;

/** What contains a place on no map, judged by the rest of the page: "Marigold Park, Leeds". */
function holdersOfUnknown({ candidate, score }: Scored, scored: Scored[]): Scored[] {
  const weights = weightsByCountry(scored);
  const most = Math.max(0, ...[...weights.values()].map(({ weight }) => weight));
  const close = scored.filter((other) => {
    const { place } = other.candidate;
    if (!place) return false;
    if (isCountry(other)) return other.score >= score - closeScoreOfCountry;
    const isWithRest = (weights.get(place.country)?.weight ?? 0) >= holdingShare * most;
    return (isWithRest || other.score > score) && other.score >= score - closeScore;
  });
  const holder = highest(close.filter((other) => isRegion(other) || mayHold(other.candidate, candidate)));
  const country = countryIn(close, holder?.candidate.place?.country);
  // "福岡・九州" already says that it is in 九州.
  const namesHolder = holder !== undefined && candidate.name.includes(holder.candidate.name);
  return [namesHolder ? undefined : holder, country].filter((found) => found !== undefined);
}

/** New York is not in New Jersey, however near: it has its own state, and other towns of the page are in New Jersey. */
const isInAnother = ({ region, country }: PlaceCandidate, outer: PlaceCandidate, scored: Scored[]): boolean =>
  region !== undefined &&
  region !== outer.name &&
  country === outer.country &&
  scored.some(({ candidate: { place: town } }) => town?.region === outer.name && town.country === country);

export function holdersOf(subject: Scored, scored: Scored[]): Scored[] {
  const { place } = subject.candidate;
  if (!place) return holdersOfUnknown(subject, scored);
  // "Hong Kong" is not described by the island beside it.
  if (place.name === countryName(place.country, 'en')) return [];
  const around = scored.filter((other) => other.candidate.place && isInside(place, other.candidate.place));
  const region = highest(
    around.filter(
      (other) =>
        isRegion(other) &&
        mayHoldPlace(other.candidate, place) &&
        !isInAnother(place, other.candidate.place as PlaceCandidate, scored),
    ),
  );
  const city = region ? undefined : cityAround(subject, scored);
  return [city, region, countryIn(around, region?.candidate.place?.country)].filter(
    (holder) => holder !== undefined,
  );
}

// With this share of the page's places in one country, a sight on no map is there too.
const mainShare = 0.6;
const minPlaces = 3;

/** The country of a chain: that of its first place, or of most places on the page. */
export function countryCode(chain: Scored[], scored: Scored[]): string | undefined {
  const placed = chain.find(({ candidate }) => candidate.place);
  if (placed) return placed.candidate.place?.country;
  const sums = weightsByCountry(scored);
  const all = [...sums.values()].reduce((sum, { weight }) => sum + weight, 0);
  const [code, most] = [...sums].sort((a, b) => b[1].weight - a[1].weight)[0] ?? [];
  return most && most.count >= minPlaces && most.weight >= mainShare * all ? code : undefined;
}
