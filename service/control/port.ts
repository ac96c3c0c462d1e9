import { getRequestListener } from '@hono/node-server';
import { fail, ok, type Result } from '../../lib/model/result.ts';
import type { NodeHandler, Service } from '../create-service.ts';
import type { Edges } from '../edges.ts';
import { listen, type PortBusy } from '../listen.ts';
import type { Origins } from '../oauth/discovery.ts';
import { controlApp } from './app.ts';
import { asFetch } from './as-fetch.ts';
import { asHandler } from './as-handler.ts';
import { openControl } from './control.ts';

export interface ControlPort {
  urls: { controlUrl: string };
  /** For the service: its clock is the virtual one when the control port is open. */
  edges: Edges;
  /** The service's two handlers, wrapped in dialects, faults and journal. */
  around(service: Service): { auth: NodeHandler; api: NodeHandler };
  close(): Promise<void>;
}

export interface ControlAsked {
  controlPort?: number | undefined;
  edges?: Edges;
}

/** Listens on loopback only, and only if a port was given. */
export async function openControlPort(
  { controlPort, edges }: ControlAsked,
  listening: Origins,
): Promise<Result<ControlPort | undefined, PortBusy>> {
  if (controlPort === undefined) return ok(undefined);
  const port = await listen(controlPort);
  if (!port.ok) return fail(port.failure);
  const control = openControl(listening, edges);
  port.value.serve(getRequestListener(controlApp(control).fetch, { overrideGlobalObjects: false }));
  return ok({
    urls: { controlUrl: port.value.url },
    edges: control.clock.edges,
    around: ({ auth, api }) => ({
      auth: asHandler(control.around('auth', asFetch(auth)), listening.auth),
      api: asHandler(
        control.around('api', async (request) => api.fetch(request)),
        listening.api,
      ),
    }),
    close: port.value.close,
  });
}
