import type { Origins } from '../oauth/discovery.ts';

export type Fetch = (request: Request) => Promise<Response>;
export type Origin = keyof Origins;

export interface Surroundings {
  origins: Origins;
  now(): Date;
}

/** A wrapper around the service: it can change the request, change the answer, or answer itself. */
export type Middleware = (request: Request, next: Fetch) => Promise<Response>;

/** One thing that the document leaves open. Unset, the service does what its README says. */
export interface Switch<Value extends string = string> {
  /** The number in the register of gaps: "C1". */
  gap: string;
  at: Origin | 'both';
  /** The alternatives. Each is created anew when it is set, so it starts without state. */
  values: Record<Value, (surroundings: Surroundings) => Middleware>;
}

/** Lets the compiler infer the values of a switch. */
export const makeSwitch = <Value extends string>(made: Switch<Value>): Switch<Value> => made;

/** Changes only the answer. */
export const onAnswer =
  (
    change: (answer: Response, request: Request, surroundings: Surroundings) => Response | Promise<Response>,
  ) =>
  (surroundings: Surroundings): Middleware =>
  async (request, next) =>
    change(await next(request), request, surroundings);

/** Changes the request, or answers it directly. */
export const onRequest =
  (
    change: (
      request: Request,
      surroundings: Surroundings,
    ) => Request | Response | Promise<Request | Response>,
  ) =>
  (surroundings: Surroundings): Middleware =>
  async (request, next) => {
    const changed = await change(request, surroundings);
    return changed instanceof Response ? changed : next(changed);
  };

export const pathOf = (request: Request): string => new URL(request.url).pathname;
export const asks = (request: Request, method: string, path: RegExp): boolean =>
  request.method === method && path.test(pathOf(request));
