import { expect } from 'vitest';
import { made, send, setPicture } from '../people.ts';
import type { Check, Checks, Controlled } from './check.ts';

const own = async (world: Controlled) => (await made(world, world.people.mara.as)).id;
const stale = async (world: Controlled) =>
  setPicture(world, await own(world), { as: world.people.mara.as, headers: { 'if-match': '"v9"' } });
const forbidden = (world: Controlled) =>
  world.api('/v1/account/reminder-preferences', { method: 'PATCH', as: world.people.mara.as });
const codeOf = async (answer: Response) => (await answer.json()).error.code;

/** How a stale write is refused. */
const staleIs =
  (type: RegExp, body: unknown): Check =>
  async (world) => {
    const answer = await stale(world);
    expect(answer.status).toBe(412);
    expect(answer.headers.get('content-type') ?? '').toMatch(type);
    const text = await answer.text();
    if (body instanceof RegExp) expect(text).toMatch(body);
    else expect(JSON.parse(text)).toEqual(body);
  };
const message = 'The itinerary has changed since you read it.';
const code = 'itineraryModified';
const staleCode =
  (spelled: string): Check =>
  async (world) =>
    expect(await codeOf(await stale(world))).toBe(spelled);
const status =
  (ask: (world: Controlled) => Promise<Response>, expected: number, text: RegExp): Check =>
  async (world) => {
    const answer = await ask(world);
    expect(answer.status).toBe(expected);
    expect(await answer.text()).toMatch(text);
  };
const viewerWrites = async (world: Controlled) => {
  const { mara, jonas } = world.people;
  const id = await own(world);
  const body = { userId: jonas.id, role: 'viewer' };
  await send(world, 'POST', `/v1/itineraries/${id}/people`, { as: mara.own, body });
  return setPicture(world, id, { as: jonas.as });
};
const noToken = (world: Controlled) => world.api('/v1/itineraries', { as: 'nonsense' });
const lacksScope = (world: Controlled) => world.api('/v1/itineraries', { as: world.people.writing });

export const errorChecks: Checks<
  | 'errorShape'
  | 'errorCase'
  | 'conflictStatus'
  | 'preconditionStatus'
  | 'subscriptionStatus'
  | 'forbiddenStatus'
  | 'accessStatus'
  | 'validationStatus'
  | 'unauthorizedShape'
  | 'scopeRefusal'
> = {
  errorShape: {
    flat: staleIs(/^application\/json/, { error: code, message }),
    'code-top': staleIs(/^application\/json/, { code, message }),
    'problem-json': staleIs(/^application\/problem\+json/, {
      type: `https://errors.example/${code}`,
      title: code,
      status: 412,
      detail: message,
    }),
    'errors-array': staleIs(/^application\/json/, { errors: [{ code, detail: message }] }),
    text: staleIs(/^text\/plain/, /^The itinerary has changed/),
    html: staleIs(/^text\/html/, /<h1>/),
    empty: staleIs(/^$/, /^$/),
    'invalid-json': async (world) => {
      const text = await (await stale(world)).text();
      expect(() => JSON.parse(text)).toThrow();
      expect(text).toContain(code);
    },
  },
  errorCase: {
    snake: staleCode('itinerary_modified'),
    screaming: staleCode('ITINERARY_MODIFIED'),
    pascal: staleCode('ItineraryModified'),
  },
  conflictStatus: {
    '409': status(stale, 409, /itineraryModified/),
    '400': status(stale, 400, /itineraryModified/),
    '412-no-body': status(stale, 412, /^$/),
  },
  preconditionStatus: {
    '400': status(
      async (world) =>
        world.api(`/v1/itineraries/${await own(world)}/cover-image`, {
          method: 'DELETE',
          as: world.people.mara.as,
        }),
      400,
      /preconditionRequired/,
    ),
  },
  subscriptionStatus: {
    '403': status(
      (world) => send(world, 'POST', '/v1/imports/media', { as: world.people.mara.own, body: {} }),
      403,
      /subscriptionRequired/,
    ),
  },
  forbiddenStatus: {
    '404-mask': status(forbidden, 404, /notFound/),
    '401': status(forbidden, 401, /forbidden/),
  },
  accessStatus: { '404-all': status(viewerWrites, 404, /itineraryNotFound/) },
  validationStatus: {
    '400': status(
      (world) => send(world, 'POST', '/v1/itineraries', { as: world.people.mara.as, body: {} }),
      400,
      /invalidItinerary/,
    ),
  },
  unauthorizedShape: {
    empty: status(noToken, 401, /^$/),
    html: status(noToken, 401, /<h1>/),
    'as-403': status(noToken, 403, /unauthorized/),
  },
  scopeRefusal: {
    'no-header': async (world) => {
      const answer = await lacksScope(world);
      expect(answer.headers.get('www-authenticate')).toBeNull();
      expect(await codeOf(answer)).toBe('insufficientScope');
    },
    'no-code': async (world) => {
      const answer = await lacksScope(world);
      expect(answer.headers.get('www-authenticate')).toBeNull();
      expect(await codeOf(answer)).toBe('forbidden');
    },
  },
};
