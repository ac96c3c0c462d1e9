// One thing that must hold for whatever comes. The long command and the unit tests run the same list of them.
import fc from 'fast-check';

export interface Target {
  /** "readers", "pdf" …: how the command names it. */
  name: string;
  /** What holds, in a sentence. */
  claim: string;
  property: () => fc.IAsyncPropertyWithHooks<[unknown]>;
  /** A found example as a person can look at it: the mutated page, say. */
  show: (example: unknown) => string;
  /** Cases in the unit tests; those that read whole documents take a while each. */
  shortRuns: number;
}

interface Described<T> {
  name: string;
  claim: string;
  any: fc.Arbitrary<T>;
  /** Throws where it does not hold. */
  holds: (value: T) => void | Promise<void>;
  show?: (value: T) => string;
  shortRuns?: number;
}

export const target = <T>({ name, claim, any, holds, show, shortRuns = 100 }: Described<T>): Target => ({
  name,
  claim,
  shortRuns,
  property: () => fc.asyncProperty<[unknown]>(any, async (value) => holds(value as T)),
  show: (example) => (show ? show(example as T) : fc.stringify(example)),
});
