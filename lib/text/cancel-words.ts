// How papers say that a booking is made, called off, changed, or not made yet. Sentences on rules ("free cancellation until …") say none of it.
import { cancelled, changed, confirmed, offered } from '../languages/bookings.ts';
import { fold } from './fold.ts';
import { allWords } from './language-rows.ts';

export const cancelledPhrases = allWords(cancelled).map(fold);
export const changedPhrases = allWords(changed).map(fold);
export const confirmedPhrases = allWords(confirmed).map(fold);
export const offeredPhrases = allWords(offered).map(fold);
