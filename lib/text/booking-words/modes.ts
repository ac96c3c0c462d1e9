// Words for ways of travelling, anywhere in a document.
import { modeWords } from '../../languages/bookings.ts';

export type Mode = 'flight' | 'train' | 'bus' | 'ferry';

/** The words for one way of travelling, a line for each language. */
export const modeLines = (mode: Mode): string[] => Object.values(modeWords).map((words) => words[mode]);
