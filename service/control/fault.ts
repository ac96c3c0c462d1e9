import * as z from 'zod/mini';

const milliseconds = z.int().check(z.gte(0), z.lte(120_000));

/** What goes wrong with a request. */
const Action = z.discriminatedUnion('kind', [
  /** No answer, either after the write was done or before it started. */
  z.strictObject({ kind: z.literal('drop'), when: z.enum(['before', 'after']) }),
  z.strictObject({ kind: z.literal('delay'), milliseconds }),
  z.strictObject({
    kind: z.literal('status'),
    status: z.int().check(z.gte(300), z.lte(599)),
    /** The write is done, but the answer says that it failed. */
    isDone: z.optional(z.boolean()),
    /** In seconds; `retryAfterForm` says whether it is sent as a number or as a date. */
    retryAfter: z.optional(z.int().check(z.gte(0))),
    retryAfterForm: z.optional(z.enum(['seconds', 'date'])),
    form: z.optional(z.enum(['json', 'html', 'empty'])),
  }),
  /** The body and the connection break off in the middle. */
  z.strictObject({ kind: z.literal('cut') }),
  /** The body does not match its content type. */
  z.strictObject({ kind: z.literal('corrupt') }),
  /** The body arrives in small pieces, with this pause between them. */
  z.strictObject({ kind: z.literal('trickle'), milliseconds }),
]);

export const Fault = z.strictObject({
  match: z.strictObject({
    origin: z.optional(z.enum(['auth', 'api'])),
    method: z.optional(z.string()),
    /** One star matches anything but a slash, two match anything: "/v1/itineraries/*", "/oauth/**". */
    path: z.string().check(z.startsWith('/')),
  }),
  action: Action,
  /** How often it applies; until removed by default. */
  times: z.optional(z.int().check(z.gte(1))),
  /** How many matching requests pass unharmed first. */
  after: z.optional(z.int().check(z.gte(0))),
});
export type Fault = z.infer<typeof Fault>;
export type FaultAction = z.infer<typeof Action>;

export interface Faults {
  add(fault: Fault): string;
  /** The first fault that applies to this request; taking it counts as one use. */
  take(asked: {
    origin: string;
    method: string;
    path: string;
  }): { id: string; action: FaultAction } | undefined;
  list(): (Fault & { id: string; seen: number })[];
  remove(id: string): boolean;
  clear(): void;
}

export function openFaults(): Faults {
  let faults: { id: string; fault: Fault; seen: number }[] = [];
  let count = 0;
  return {
    add(fault) {
      count += 1;
      const id = `fault-${count}`;
      faults.push({ id, fault, seen: 0 });
      return id;
    },
    take(asked) {
      for (const each of faults.filter(({ fault }) => isMatch(fault.match, asked))) {
        each.seen += 1;
        const { after = 0, times = Number.POSITIVE_INFINITY, action } = each.fault;
        if (each.seen > after && each.seen <= after + times) return { id: each.id, action };
      }
      return undefined;
    },
    list: () => faults.map(({ id, fault, seen }) => ({ id, ...fault, seen })),
    remove(id) {
      const before = faults.length;
      faults = faults.filter((each) => each.id !== id);
      return faults.length < before;
    },
    clear: () => {
      faults = [];
    },
  };
}

function isMatch(
  { origin, method, path }: Fault['match'],
  asked: { origin: string; method: string; path: string },
): boolean {
  if (origin !== undefined && origin !== asked.origin) return false;
  if (method !== undefined && method.toUpperCase() !== asked.method) return false;
  return patternOf(path).test(asked.path);
}

/** "/v1/itineraries/*" → /^\/v1\/itineraries\/[^/]*$/ */
function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\*\*|\*/g, (star) => (star === '*' ? '[^/]*' : '.*'))}$`);
}
