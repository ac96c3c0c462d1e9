// Our client on every single dialect: what works, and the failure of each thing that cannot work.
import { describe, expect, test } from 'vitest';
import type { Connection } from '../../../lib/api/connection.ts';
import { createItinerary, listItineraries, readItinerary } from '../../../lib/api/itineraries.ts';
import { everyItinerary } from '../../../lib/api/pages.ts';
import { requireValue } from '../../../tools/require-value.ts';
import { lisbon } from '../../service/trips.ts';
import { wholeTrip } from '../service/whole-trip.ts';
import { changed, dialectsAt, speak } from './dialects.ts';
import { nameOf, type Steps, travel, usual } from './journeys.ts';
import { worldOfTests } from './world-of-tests.ts';

const unclear = 'service-not-understood: tool-unclear';
/** The outcomes that differ from the usual ones. If the create fails, the journey ends there. */
const otherwise: Record<string, Steps> = {
  'mcpAddress=absent': { create: 'service-not-understood: no-tool' },
  // Only the profile can say where it is.
  'mcpAddress=other-host': { create: 'service-not-understood: no-tool' },
  'mcpEra=unsupported-version': { create: 'refused' },
  'mcpSchema=extra-required': { create: unclear },
  'mcpSchema=remote-ref': { create: unclear },
  'mcpSchema=huge': { create: unclear },
  'mcpResult=empty': { create: 'service-not-understood' },
  'mcpResult=is-error': { create: 'subscription-required' },
  'mcpResult=input-required': { create: unclear },
  'mcpResult=invalid-params': { create: 'refused' },
  'mcpTools=none': { create: 'service-not-understood: no-tool' },
  'mcpReply=sse-cut': { create: 'service-silent' },
  'cursorLife=loop': { list: 'service-not-understood: endless-list' },
  'readOne=405': { read: 'refused' },
  'readOne=absent': { read: 'itinerary-gone' },
  'createReply=absent': { create: 'itinerary-gone' },
  'answerSize=huge': { create: 'service-not-understood: answer-too-large' },
  'redirects=other-host': { create: 'service-not-understood: redirected' },
};

const world = await worldOfTests();

describe('an itinerary with pictures', () => {
  test.each(dialectsAt('api'))('$name=$value', async (set) => {
    await speak(world, set);
    const isMcp = set.name.startsWith('mcp');
    const { steps, id } = await travel(isMcp ? world.speaking({ createVia: 'mcp' }) : world.connection);
    await world.control.reset();
    await world.remove(id);
    expect(steps).toEqual(changed(usual, otherwise[`${set.name}=${set.value}`]));
  });
});

describe('the tool', () => {
  const create = async (connection: Connection) =>
    nameOf(await createItinerary(connection, { ...lisbon, title: 'Over MCP' }));

  test('is found on another host where the profile names it', async () => {
    await world.control.speak({ mcpAddress: 'other-host' });
    const url = `${world.service.apiUrl.replace('127.0.0.1', 'localhost')}/mcp`;
    expect(await create(world.speaking({ createVia: 'mcp', mcp: { url } }))).toBe('ok');
  });

  test('is not there for an app that may only read, and nothing is asked twice', async () => {
    await world.control.speak({ scopesGranted: 'read-only', mcpTools: 'hidden-without-write' });
    const { id } = await world.traveller.connected();
    await world.control.clearJournal();
    expect(await create(world.speakingAs(id).speaking({ createVia: 'mcp' }))).toBe(
      'service-not-understood: no-tool',
    );
    expect((await world.control.journal()).map(({ status }) => status)).toEqual([200, 200]);
  });

  test('refuses a token that is meant for the rest of the service, which goes on with it', async () => {
    await world.control.speak({ resourceParameter: 'audience-strict' });
    const { id } = await world.traveller.connected();
    const { speaking } = world.speakingAs(id);
    // Not signed out: a new sign-in would bring the same token.
    expect(await create(speaking({ createVia: 'mcp' }))).toMatch(/^forbidden/);
    expect(nameOf(await listItineraries(speaking({})))).toBe('ok');
  });
});

describe('what is heard', () => {
  test('cursorLife=loop is known for a circle after one round, not after hundreds of pages', async () => {
    await world.control.speak({ cursorLife: 'loop' });
    await world.control.clearJournal();
    const heard: string[] = [];
    for await (const entry of everyItinerary(world.connection, { limit: 2 })) heard.push(nameOf(entry));
    const asked = (await world.control.journal()).length;
    await world.control.reset();
    expect(heard.at(-1)).toBe('service-not-understood: endless-list');
    expect(asked).toBeLessThan(heard.length + 5);
  });

  test('fields=numbers-as-strings are numbers all the same', async () => {
    const made = requireValue(await createItinerary(world.connection, wholeTrip));
    const told = requireValue(await readItinerary(world.connection, made.value.id)).value;
    await world.control.speak({ fields: 'numbers-as-strings' });
    const heard = requireValue(await readItinerary(world.connection, made.value.id)).value;
    await world.control.reset();
    await world.remove(made.value.id);
    expect(told.expenses?.map(({ amount }) => typeof amount)).toContain('number');
    expect(heard).toEqual(told);
  });
});
