// One property that must hold for any input. The long command and the unit tests run the same list of them.
import fc from 'fast-check';

export interface Target {
  /** The name on the command line: "readers", "pdf" … */
  name: string;
  /** The property, as a sentence. */
  claim: string;
  property: () => fc.IAsyncPropertyWithHooks<[unknown]>;
  /** A counterexample in readable form: the mutated page, say. */
  show: (example: unknown) => string;
  /** Number of cases in the unit tests; targets that read whole documents are slow. */
  shortRuns: number;
}

interface Described<T> {
  name: string;
  claim: string;
  any: fc.Arbitrary<T>;
  /** Throws if it does not hold. */
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
