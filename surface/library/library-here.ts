import { keepOpen } from '../../lib/library/keep-open.ts';

/** One open database for all that a surface reads by itself. */
export const library = keepOpen();
