// Picks the picture of a day that was given none: first by what the day is about, then by what the place looks like in
// that season.
import { type DrawnPicture, drawnPictures, type Kind } from './catalogue.ts';
import { isAskedFor, picturesOfMotif, ranked, type Wanted, wantedIn } from './choose.ts';
import { type DayInWords, motifForDay } from './motif-for-day.ts';
import { type Season, seasonOf } from './season.ts';

export interface DayToPicture extends DayInWords {
  /** Makes two trips to the same place get different pictures. */
  itineraryId: string;
  destination?: string | undefined;
  title?: string | undefined;
  tags?: readonly string[] | undefined;
  latitude?: number | undefined;
  /** 1 to 12, if the day has a date. */
  month?: number | undefined;
  bestSeason?: string | undefined;
  /** Keys of pictures that other days already use. */
  taken: ReadonlySet<string>;
}

/** Which landscapes are plausible when only the latitude is known. */
function kindsByLatitude(latitude: number | undefined): Kind[] {
  if (latitude === undefined) return ['meadows', 'coast', 'old-town', 'lake', 'mountains'];
  const north = Math.abs(latitude);
  if (north > 60) return ['fjord', 'snow', 'lake'];
  if (north < 24) return ['beach', 'jungle', 'terraces', 'lanterns'];
  return ['old-town', 'meadows', 'coast', 'river', 'mountains'];
}

const stopNamesOf = ({ stops = [] }: DayToPicture) => stops.map(({ name }) => name ?? '').join(' ');

/** The landscapes that are white in winter at this latitude; further north there are more. */
function snowyKinds(latitude = 50): Kind[] {
  const north = Math.abs(latitude);
  if (north < 36) return [];
  return north < 55 ? ['mountains', 'fjord'] : ['mountains', 'fjord', 'lake', 'meadows'];
}
/** Landscapes that look least like winter: they weigh half as much then, unless the day is about them. */
const summery: readonly Kind[] = ['beach', 'meadows', 'vineyard'];

function inSeason(wanted: Wanted, season: Season | 'warm' | undefined, day: DayToPicture): Wanted {
  const kinds = new Map(wanted.kinds);
  const hours = new Map(wanted.hours);
  const ofTheDay = `${day.dayTitle ?? ''} ${stopNamesOf(day)}`;
  if ((season === 'summer' || season === 'warm') && !isAskedFor('snow', ofTheDay)) kinds.delete('snow');
  if (season === 'autumn') hours.set('golden', (hours.get('golden') ?? 0) + 0.3);
  if (season === 'winter') {
    const white = Math.max(0, ...snowyKinds(day.latitude).map((kind) => kinds.get(kind) ?? 0));
    if (white > 0) kinds.set('snow', Math.max(kinds.get('snow') ?? 0, white * 1.1));
    for (const kind of summery)
      if (kinds.has(kind) && !isAskedFor(kind, ofTheDay)) kinds.set(kind, (kinds.get(kind) ?? 0) / 2);
  }
  return { kinds, hours };
}

/** Landscapes of particular countries: a motif is not drawn into them for a place elsewhere. */
const regional: ReadonlySet<Kind> = new Set<Kind>([
  'white-village',
  'fjord',
  'snow',
  'desert',
  'canyon',
  'savanna',
  'terraces',
  'temple',
  'jungle',
  'beach',
]);

/** A picture of the destination in its season; a different one for each day. */
export function pictureForDay(day: DayToPicture): DrawnPicture {
  const named = wantedIn([
    [day.dayTitle, 1],
    [stopNamesOf(day), 0.35],
    [day.destination, 1.2],
    [day.title, 0.5],
    [day.tags?.join(' '), 0.4],
  ]);
  const likely = kindsByLatitude(day.latitude);
  likely.forEach((kind, index) => {
    named.kinds.set(kind, (named.kinds.get(kind) ?? 0) + 0.05 / (index + 1));
  });
  const season = seasonOf({
    ...day,
    place: `${day.destination ?? ''} ${day.dayTitle ?? ''} ${day.title ?? ''}`,
  });
  const wanted = inSeason(named, season, day);
  const salt = `${day.itineraryId}:${day.dayTitle ?? ''}`;
  const motif = motifForDay(day) ?? '';
  const ofMotif = picturesOfMotif(motif, wanted, salt).filter(
    ({ kind }) => !regional.has(kind) || wanted.kinds.has(kind),
  );
  const candidates = [...ofMotif, ...ranked(wanted, salt)];
  const unfit = (season === 'summer' || season === 'warm') && !wanted.kinds.has('snow');
  // When all fitting pictures are taken, any other one: snow in summer last.
  const others = drawnPictures.toSorted(
    (a, b) => Number(unfit && a.kind === 'snow') - Number(unfit && b.kind === 'snow'),
  );
  const free = [...candidates, ...others].find(({ key }) => !day.taken.has(key));
  // With more days than pictures, they start to repeat.
  const chosen = free ?? candidates[0] ?? drawnPictures[0];
  if (!chosen) throw new Error('There are no drawn pictures.');
  return chosen;
}
