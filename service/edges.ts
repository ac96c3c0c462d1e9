import { randomUUID } from 'node:crypto';
import { faultLine, jsonLog } from './log.ts';

/** The service's dependencies on the outside world, so that a test can control the clock and the ids. */
export interface Edges {
  now(): Date;
  newId(): string;
  /** Reports an internal error; the caller learns only that there was one. */
  report(fault: unknown): void;
  /** The cost of a password hash, as scrypt's power of two; tests lower it to run faster. */
  passwordCost?: number;
  /** How far `now` is ahead of the machine's clock, which oidc-provider reads directly. Only a virtual clock has this. */
  aheadSeconds?(): number;
}

export const realEdges: Edges = {
  now: () => new Date(),
  newId: () => randomUUID(),
  report: (fault) => jsonLog(faultLine(fault)),
};
