// One service for all tests of a file, stopped after them.
import { afterAll, afterEach } from 'vitest';
import { type ControlClient, controlClient } from '../../service/control/client.ts';
import { type RunningService, startService } from '../../service/start.ts';
import { requireValue } from '../../tools/require-value.ts';
import { quickMemory } from '../service/quick.ts';
import { startedService } from './traveller.ts';

export async function serviceOfTests(): Promise<RunningService> {
  const service = await startedService();
  afterAll(() => service.stop());
  return service;
}

/** With the demo trips, on the real clock; every test starts with its own dialect and without faults. */
export async function controlledServiceOfTests(): Promise<{
  service: RunningService;
  control: ControlClient;
}> {
  const ports = { authPort: 0, apiPort: 0, controlPort: 0 };
  const service = requireValue(await startService({ ...(await quickMemory()), ...ports, seedDemo: true }));
  const control = controlClient(service.controlUrl ?? '');
  afterEach(() => control.reset());
  afterAll(() => service.stop());
  return { service, control };
}
