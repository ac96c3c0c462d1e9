import { createContext } from 'preact';
import type { Allowance } from '../../lib/model/allowance.ts';

/** Asks the service how many imports are left; undefined where it does not say. */
export type AllowanceSource = () => Promise<Allowance | undefined>;

/** Undefined where a screen stands alone: then nothing is asked before an import. */
export const AllowanceContext = createContext<AllowanceSource | undefined>(undefined);
