// A separate in-memory service for a test, with its control port.
import { type ControlClient, controlClient } from '../../service/control/client.ts';
import { type RunningService, startService } from '../../service/start.ts';
import { quickEdges, quickMemory } from '../service/quick.ts';

export interface ControlledService {
  service: RunningService;
  control: ControlClient;
}

export async function startControlledService(): Promise<ControlledService> {
  const started = await startService({
    ...(await quickMemory()),
    edges: quickEdges,
    authPort: 0,
    apiPort: 0,
    controlPort: 0,
    seedDemo: 'travellers',
  });
  if (!started.ok) throw new Error(started.failure.kind);
  return { service: started.value, control: controlClient(started.value.controlUrl ?? '') };
}
