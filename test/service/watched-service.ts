// A service on the database under test, whose internal errors are collected: no test may cause one.
import type { Edges } from '../../service/edges.ts';
import { type RunningService, startService } from '../../service/start.ts';
import { newLocation } from './location.ts';
import { quickEdges } from './quick.ts';

export interface WatchedService {
  service: RunningService;
  /** What the service reported as its own bugs. */
  faults: unknown[];
}

export async function startWatchedService(now = () => new Date()): Promise<WatchedService> {
  const faults: unknown[] = [];
  const edges: Edges = { ...quickEdges, now, report: (fault) => void faults.push(fault) };
  const started = await startService({
    ...(await newLocation()),
    authPort: 0,
    apiPort: 0,
    seedDemo: 'travellers',
    edges,
  });
  if (!started.ok) throw new Error(started.failure.kind);
  return { service: started.value, faults };
}
