import { language } from '../lib/words/words.ts';

/** "10:52:05", as the language writes it, on this machine's clock: a wait may be shorter than a minute. */
export const clockWords = (moment: string): string =>
  new Intl.DateTimeFormat(language(), { timeStyle: 'medium' }).format(new Date(moment));
