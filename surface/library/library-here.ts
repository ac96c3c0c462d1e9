import { keepOpen } from '../../lib/library/keep-open.ts';

/** The one open database for everything a surface reads directly. */
export const library = keepOpen();
