// Stops that the gazetteer does not know are looked up at the place search the traveller named: one at a time, with a
// pause between, and never the same name twice.
import * as z from 'zod/mini';
import { type Fetch, withTransport } from '../api/transport.ts';
import { distanceKm } from '../model/distance.ts';
import type { Draft, DraftStop, Question } from '../model/draft.ts';
import { GeocoderAnswer, geocoderAddress, geocoderHost } from '../model/geocoder.ts';
import type { Coordinate } from '../model/itinerary.ts';
import { parseJson } from '../model/parse-json.ts';

export interface LocateEdges {
  template: string;
  fetch: Fetch;
  pause: () => Promise<void>;
}

export interface Located {
  /** By the stop's id. */
  coordinates: Map<string, Coordinate>;
  /** Said once, at the first stop that could not be looked up. */
  question?: Question;
}

const reader = 'online-geocoder';
const confidence = 0.6;
// A traveller's patience, and the patience of a free service.
const mostAsked = 40;
// A service that fails so often in a row is down.
const mostFailures = 3;
// A name of the same spelling on another continent is no answer.
const farthestKm = 300;

/** Drafts from before have it in words. */
const saidBefore = 'Some places could not be looked up at';

type Asked = { is: 'found'; coordinate: Coordinate } | { is: 'unknown' } | { is: 'failed' };

async function ask(query: string, edges: LocateEdges): Promise<Asked> {
  const answer = await withTransport(async () => {
    const response = await edges.fetch(geocoderAddress(edges.template, query), {
      headers: { accept: 'application/json' },
    });
    return response.ok ? response.text() : undefined;
  });
  if (!answer.ok || answer.value === undefined) return { is: 'failed' };
  const parsed = z.safeParse(GeocoderAnswer, parseJson(answer.value));
  if (!parsed.success) return { is: 'failed' };
  const [first] = parsed.data;
  return first
    ? { is: 'found', coordinate: { latitude: first.lat, longitude: first.lon } }
    : { is: 'unknown' };
}

function isNearRest(coordinate: Coordinate, { days, center }: Draft): boolean {
  const known = days.flatMap((day) => day.stops.flatMap((stop) => stop.coordinate?.value ?? []));
  const points = center ? [...known, center.value] : known;
  return points.length === 0 || points.some((point) => distanceKm(point, coordinate) <= farthestKm);
}

const openStops = ({ days }: Draft): DraftStop[] =>
  days.flatMap((day) => day.stops).filter(({ coordinate }) => !coordinate);

export async function locateStops(draft: Draft, edges: LocateEdges): Promise<Located> {
  const around = draft.destination ? `, ${draft.destination.value}` : '';
  const byName = Map.groupBy(openStops(draft), ({ name }) => name.value);
  const coordinates = new Map<string, Coordinate>();
  let failedAt: DraftStop | undefined;
  let inARow = 0;
  for (const [name, stops] of [...byName].slice(0, mostAsked)) {
    if (inARow === mostFailures) break;
    if (name !== byName.keys().next().value) await edges.pause();
    const asked = await ask(`${name}${around}`, edges);
    inARow = asked.is === 'failed' ? inARow + 1 : 0;
    if (asked.is === 'failed') failedAt ??= stops[0];
    if (asked.is !== 'found' || !isNearRest(asked.coordinate, draft)) continue;
    for (const { id } of stops) coordinates.set(id, asked.coordinate);
  }
  return { coordinates, ...(failedAt && { question: questionAbout(failedAt, edges) }) };
}

const questionAbout = ({ id }: DraftStop, { template }: LocateEdges): Question => ({
  stopId: id,
  doubt: { kind: 'search-failed', host: geocoderHost(template) },
});

/** The draft with what was found. A coordinate that a stop got meanwhile stays. */
export function withLocated(draft: Draft, { coordinates, question }: Located): Draft {
  const days = draft.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => {
      const value = coordinates.get(stop.id);
      if (!value || stop.coordinate) return stop;
      return { ...stop, coordinate: { value, origin: { by: 'guess' as const, reader }, confidence } };
    }),
  }));
  return { ...draft, days, questions: question ? [...draft.questions, question] : draft.questions };
}

function asRead(stop: DraftStop): DraftStop {
  const { coordinate, ...rest } = stop;
  const isLocated = coordinate?.origin.by === 'guess' && coordinate.origin.reader === reader;
  return isLocated ? rest : stop;
}

/** The draft as it was read: for telling whether a page says the same as before. */
export function withoutLocated(draft: Draft): Draft {
  const days = draft.days.map((day) => ({ ...day, stops: day.stops.map(asRead) }));
  const questions = draft.questions.filter(
    ({ doubt, sentence }) => doubt?.kind !== 'search-failed' && !sentence?.startsWith(saidBefore),
  );
  return { ...draft, days, questions };
}
