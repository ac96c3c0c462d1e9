import { afterAll, afterEach } from 'vitest';
import { type ClientWorld, openClientWorld } from './world.ts';

/** One world for all tests of a file; each test starts with the service in its own dialect. */
export async function worldOfTests(): Promise<ClientWorld> {
  const world = await openClientWorld();
  afterEach(() => world.control.reset());
  afterAll(() => world.service.stop());
  return world;
}
