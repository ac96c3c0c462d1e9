// What the document leaves open, in each possible way: one test for each value of each switch.
import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readDialect, switches } from '../../../service/dialects/dialect.ts';
import { personas } from '../../../service/dialects/personas.ts';
import { type Check, type Checks, type Controlled, startControlled } from './dialects/check.ts';
import { errorChecks } from './dialects/errors.ts';
import { etagChecks } from './dialects/etags.ts';
import { listChecks } from './dialects/lists.ts';
import { mcpChecks } from './dialects/mcp.ts';
import { oauthChecks } from './dialects/oauth.ts';
import { oauthNameChecks } from './dialects/oauth-names.ts';
import { replyChecks } from './dialects/replies.ts';
import { shapeChecks } from './dialects/shapes.ts';
import { transportChecks } from './dialects/transport.ts';
import { made, setPicture } from './people.ts';

const checks: Checks = {
  ...errorChecks,
  ...etagChecks,
  ...replyChecks,
  ...listChecks,
  ...shapeChecks,
  ...oauthChecks,
  ...oauthNameChecks,
  ...mcpChecks,
  ...transportChecks,
};

let world: Controlled;
beforeAll(async () => {
  world = await startControlled();
});
afterEach(() => world.control.reset());
afterAll(() => world?.service.stop());

for (const [name, values] of Object.entries<Record<string, Check>>(checks)) {
  const { gap } = switches[name as keyof typeof switches];
  for (const [value, check] of Object.entries(values)) {
    test(`${gap} ${name}: ${value}`, async () => {
      const dialect = readDialect({ [name]: value });
      if (!dialect) throw new Error('There is no such switch.');
      // Without the switch, the same check must fail.
      const isSoAnyway = await check(world).then(
        () => true,
        () => false,
      );
      expect(isSoAnyway, 'it is so without the switch').toBe(false);
      await world.control.reset();
      await world.control.speak(dialect);
      await check(world);
    });
  }
}

describe('a dialect', () => {
  test('has only switches and values that there are', () => {
    expect(readDialect({})).toEqual({});
    for (const odd of [{ errorShape: 'round' }, { shape: 'flat' }, [], null, 'flat'])
      expect(readDialect(odd)).toBeUndefined();
  });

  test('is told in the README, every switch of it', async () => {
    const text = await readFile(new URL('../../../service/README.md', import.meta.url), 'utf8');
    const untold = Object.keys(switches).filter((name) => !text.includes(`\`${name}\``));
    expect(untold).toEqual([]);
  });

  test('may set several: the code is respelled, the status another, and then it is put in a shape', async () => {
    await world.control.speak(personas.awkward);
    const { id } = await made(world, world.people.mara.as);
    const answer = await setPicture(world, id, {
      as: world.people.mara.as,
      headers: { 'if-match': 'W/"v1"' },
    });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({ error: 'itinerary_modified', message: expect.any(String) });
    const list = await (await world.api('/v1/itineraries?limit=50', { as: world.people.mara.as })).json();
    expect(list.data[0]).toMatchObject({ id, etag: 'W/"v1"', bestSeason: null });
  });

  test.each(Object.entries(personas))('%s is one that the service can speak', async (_name, persona) => {
    expect(readDialect(persona)).toEqual(persona);
    await world.control.speak(persona);
    expect((await world.api('/v1/itineraries', { as: world.people.mara.as })).status).toBe(200);
  });
});
