// How papers say that a booking is called off, or changed. Sentences on rules ("free cancellation until …") say neither.
import { cancelled, changed } from '../languages/bookings.ts';
import { fold } from './fold.ts';
import { allWords } from './language-rows.ts';

export const cancelledPhrases = allWords(cancelled).map(fold);
export const changedPhrases = allWords(changed).map(fold);
