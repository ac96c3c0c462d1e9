import { randomUUID } from 'node:crypto';
import { faultLine, jsonLog } from './log.ts';

/** What the service takes from outside, so that a test can hold the clock and name the ids. */
export interface Edges {
  now(): Date;
  newId(): string;
  /** A fault of ours: the caller hears only that there was one. */
  report(fault: unknown): void;
  /** How dear a password's hash is, as scrypt's power of two; the usual one unless a test has no time for it. */
  passwordCost?: number;
  /** How far `now` is ahead of the machine's clock, which oidc-provider reads for itself. Only a virtual clock says so. */
  aheadSeconds?(): number;
}

export const realEdges: Edges = {
  now: () => new Date(),
  newId: () => randomUUID(),
  report: (fault) => jsonLog(faultLine(fault)),
};
