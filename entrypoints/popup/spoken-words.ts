// What a screen reader is told while things change on their own.
import type { Said } from '../../components/editing.ts';
import { shelfTrouble } from '../../components/LibraryScreen.tsx';
import { sendingProgress } from '../../components/sending-progress.ts';
import type { Failure } from '../../lib/model/failure.ts';
import { explain } from '../../lib/words/explain.ts';
import { t } from '../../lib/words/words.ts';
import type { PopupState } from './state.ts';

/** Progress, told politely. */
export function statusWords(state: PopupState): string {
  switch (state.screen) {
    case 'reading':
      return t('reading.status');
    case 'connect':
      return state.isSigningIn ? t('connect.isOpen') : '';
    case 'sending':
      return sendingProgress(state.clip).words;
    case 'sent':
      return t('sent.title');
    default:
      return '';
  }
}

/** Something went wrong, told once. */
export function alertWords(state: PopupState): string {
  const failure = failureOf(state);
  if (!failure) return '';
  const { title, text } = explain(failure);
  return `${title} ${text}`;
}

export function failureOf(state: PopupState): Failure | undefined {
  if (state.screen === 'failed') return state.failure;
  if (state.screen === 'review' && state.notice.kind === 'trouble') return state.notice.failure;
  return state.screen === 'library' ? shelfTrouble(state.drafts, state.itineraries) : undefined;
}

/** What was just done. A space that nobody hears tells the same words apart when they are said twice. */
export const saidWords = (said: Said | undefined): string | undefined =>
  said && `${said.words}${said.number % 2 === 0 ? '\u00a0' : ''}`;
