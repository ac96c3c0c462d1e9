// Every dialect by itself, walked by our client: what works, and what each thing that cannot work is called.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { changed, dialectsAt, speak } from './dialects.ts';
import { type Steps, travel, usual } from './journeys.ts';
import { type ClientWorld, openClientWorld } from './world.ts';

const unclear = 'service-not-understood: tool-unclear';
/** What is otherwise than usual. With a create that fails, the journey ends there. */
const otherwise: Record<string, Steps> = {
  'mcpAddress=absent': { create: 'service-not-understood: no-tool' },
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

let world: ClientWorld;
beforeAll(async () => {
  world = await openClientWorld();
}, 60_000);
afterEach(() => world.control.reset());
afterAll(() => world?.service.stop());

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
