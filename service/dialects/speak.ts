import type { Origins } from '../oauth/discovery.ts';

export type Fetch = (request: Request) => Promise<Response>;
export type Origin = keyof Origins;

export interface Surroundings {
  origins: Origins;
  now(): Date;
}

/** Stands around the service: may change what is asked, what is answered, or answer itself. */
export type Around = (request: Request, next: Fetch) => Promise<Response>;

/** One thing that the document leaves open. Not set, the service does as its README says. */
export interface Switch<Value extends string = string> {
  /** Of the register of gaps: "C1". */
  gap: string;
  at: Origin | 'both';
  /** The other ways. Each is made anew when it is set, so what it remembers is forgotten then. */
  values: Record<Value, (surroundings: Surroundings) => Around>;
}

/** Lets the compiler read the values off a switch. */
export const makeSwitch = <Value extends string>(made: Switch<Value>): Switch<Value> => made;

/** Only the answer is another. */
export const onAnswer =
  (
    change: (answer: Response, request: Request, surroundings: Surroundings) => Response | Promise<Response>,
  ) =>
  (surroundings: Surroundings): Around =>
  async (request, next) =>
    change(await next(request), request, surroundings);

/** What is asked is another, or is answered here. */
export const onAsk =
  (
    change: (
      request: Request,
      surroundings: Surroundings,
    ) => Request | Response | Promise<Request | Response>,
  ) =>
  (surroundings: Surroundings): Around =>
  async (request, next) => {
    const changed = await change(request, surroundings);
    return changed instanceof Response ? changed : next(changed);
  };

export const pathOf = (request: Request): string => new URL(request.url).pathname;
export const asks = (request: Request, method: string, path: RegExp): boolean =>
  request.method === method && path.test(pathOf(request));
