import { keepOpen } from '../../lib/library/keep-open.ts';

/** One open database per background. */
export const library = keepOpen();
