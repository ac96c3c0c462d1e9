import { createContext } from 'preact';
import type { Allowance } from '../../lib/model/allowance.ts';

/** Asks the service how many imports are left; undefined if it does not report that. */
export type AllowanceSource = () => Promise<Allowance | undefined>;

/** Undefined on a screen by itself: nothing is asked before an import then. */
export const AllowanceContext = createContext<AllowanceSource | undefined>(undefined);
