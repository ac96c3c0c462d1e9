// Two travellers, each with a third-party app and the service's own; and helpers for the rows.
import { Itinerary } from '../../../lib/model/itinerary.ts';
import { demoTraveller, paidTraveller } from '../../../service/seed.ts';
import { jpeg, lisbon } from '../../service/trips.ts';
import { connect } from './sign-in.ts';
import type { Call, Wire } from './world.ts';

export interface Person {
  id: string;
  name: string;
  /** A token of a third-party app with all four scopes. */
  as: string;
  /** A token of the service's own app. */
  own: string;
}

export interface People {
  /** Without the paid plan. */
  mara: Person;
  /** With the paid plan. */
  jonas: Person;
  /** Mara's tokens with fewer scopes. */
  reading: string;
  writing: string;
}

export async function peopleOf(wire: Wire): Promise<People> {
  const browser = wire.signedIn;
  const tokenFor = async (scope: string) => (await connect(wire, { scope, browser })).tokens.access_token;
  const [mara, jonas] = [
    await personOf(wire, demoTraveller, browser),
    await personOf(wire, paidTraveller, wire.browser()),
  ];
  return {
    mara,
    jonas,
    reading: await tokenFor('itineraries:read'),
    writing: await tokenFor('itineraries:write'),
  };
}

async function personOf(
  wire: Wire,
  who: typeof demoTraveller | typeof paidTraveller,
  browser: ReturnType<Wire['browser']>,
): Promise<Person> {
  const as = (await connect(wire, { who, browser })).tokens.access_token;
  const own = (await connect(wire, { who, browser, isOwnApp: true })).tokens.access_token;
  const { author } = await made(wire, as, { title: `${who.name}’s first trip` });
  return { id: author?.id ?? '', name: who.name, as, own };
}

/** Sends JSON. */
export const send = (wire: Wire, method: string, path: string, { as, body, headers }: Sending) =>
  wire.api(path, {
    method,
    as,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
export interface Sending {
  as: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Creates an itinerary: the start of every row about one. */
export async function made(wire: Wire, as: string, plan: unknown = lisbon): Promise<Itinerary> {
  const answer = await send(wire, 'POST', '/v1/itineraries', { as, body: plan });
  return Itinerary.parse(await answer.json());
}

export const publish = (wire: Wire, as: string, id: string) =>
  wire.api(`/v1/explore/${id}`, { method: 'PUT', as, headers: { 'if-match': '"v1"' } });

/** Sets the JPEG on the second day, from the first version by default. */
export const setPicture = (wire: Wire, id: string, { headers, ...call }: Call & { dayId?: string }) =>
  wire.api(`/v1/itineraries/${id}/days/${call.dayId ?? 'day-two'}/image`, {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg', 'if-match': '"v1"', ...headers },
    body: jpeg,
    ...call,
  });
