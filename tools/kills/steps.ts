// The request of each outbox step, as the proxy and as the control port recognise it.
import type { Fault } from '../../service/control/fault.ts';
import type { Asked } from './gate.ts';

interface StepRequest {
  method: string;
  path: RegExp;
  /** The path pattern for the control port. */
  pattern: string;
  /** How many requests of the same kind come before it. */
  skip?: number;
  /** The index of the step in the parcel. */
  at: number;
}

/** The steps of a parcel: create, find, three pictures, save. */
export const stepRequests = {
  create: { method: 'POST', path: /^\/v1\/itineraries$/, pattern: '/v1/itineraries', at: 0 },
  'look for it': { method: 'GET', path: /^\/v1\/itineraries$/, pattern: '/v1/itineraries', at: 0 },
  'find its id': { method: 'GET', path: /^\/v1\/itineraries\/[^/]+$/, pattern: '/v1/itineraries/*', at: 1 },
  'picture day 1': { method: 'PUT', path: /\/image$/, pattern: '/v1/itineraries/*/days/*/image', at: 2 },
  'picture day 2': {
    method: 'PUT',
    path: /\/image$/,
    pattern: '/v1/itineraries/*/days/*/image',
    skip: 1,
    at: 3,
  },
  'picture day 3': {
    method: 'PUT',
    path: /\/image$/,
    pattern: '/v1/itineraries/*/days/*/image',
    skip: 2,
    at: 4,
  },
  save: { method: 'PUT', path: /^\/v1\/library\//, pattern: '/v1/library/*', at: 5 },
} satisfies Record<string, StepRequest>;
export type StepName = keyof typeof stepRequests;

/** Matches the step's own request, counting from now on. */
export function isRequestOf(name: StepName): (asked: Asked) => boolean {
  const { method, path, skip = 0 }: StepRequest = stepRequests[name];
  let seen = 0;
  return (asked) => {
    if (asked.method !== method || !path.test(asked.url.pathname)) return false;
    seen += 1;
    return seen > skip;
  };
}

export function faultAt(name: StepName, action: Fault['action']): Fault {
  const { method, pattern, skip = 0 }: StepRequest = stepRequests[name];
  return { match: { origin: 'api', method, path: pattern }, action, times: 1, after: skip };
}
