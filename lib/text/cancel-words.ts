// Phrases by which documents say that a booking is confirmed, cancelled, changed, or only offered. Sentences about rules
// ("free cancellation until …") do not count.
import { cancelled, changed, confirmed, offered } from '../languages/bookings.ts';
import { fold } from './fold.ts';
import { allWords } from './language-rows.ts';

export const cancelledPhrases = allWords(cancelled).map(fold);
export const changedPhrases = allWords(changed).map(fold);
export const confirmedPhrases = allWords(confirmed).map(fold);
export const offeredPhrases = allWords(offered).map(fold);
