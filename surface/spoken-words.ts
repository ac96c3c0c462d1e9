// What a screen reader announces when something changes by itself.

import type { Toast } from '../components/editing/editing.ts';
import { explainProblem } from '../components/explore/problem-words.ts';
import { countWords, toastWords } from '../components/explore/trip-words.ts';
import { sendingProgress } from '../components/send/sending-progress.ts';
import type { Failure } from '../lib/model/failure.ts';
import { type Explanation, explain } from '../lib/words/explain.ts';
import { t } from '../lib/words/words.ts';
import type { ExploreState, SurfaceState } from './state.ts';

/** Progress, for a polite live region. */
export function statusWords(state: SurfaceState): string {
  switch (state.screen) {
    case 'reading':
      return t('reading.status');
    case 'connect':
      return state.isSigningIn ? t('connect.isOpen') : '';
    case 'sending':
      return sendingProgress(state.clip).words;
    case 'sent':
      return t('sent.title');
    case 'explore':
      return exploreWords(state);
    case 'library':
      return state.removed ? t('library.removed', { title: state.removed.title }) : '';
    default:
      return '';
  }
}

/** Problems, announced once. */
export function alertWords(state: SurfaceState): string {
  const explanation = explanationOf(state);
  if (!explanation) return '';
  const { title, text } = explanation;
  return `${title} ${text}`;
}

function explanationOf(state: SurfaceState): Explanation | undefined {
  if (state.screen === 'explore') {
    const failure = state.problem ?? (state.found.is === 'stuck' ? state.found.failure : undefined);
    return failure && failure.kind !== 'not-connected' ? explainProblem(failure) : undefined;
  }
  if (state.screen === 'library' && state.clips.is !== 'out-of-reach') {
    const failure = state.open?.problem ?? state.list.failure;
    return failure && failure.kind !== 'not-connected' ? explainProblem(failure) : undefined;
  }
  const failure = failureOf(state);
  return failure && explain(failure);
}

/** What was just done, otherwise how many trips were found. */
function exploreWords(state: ExploreState): string {
  return state.toast ? toastWords(state.toast) : (countWords(state) ?? '');
}

function failureOf(state: SurfaceState): Failure | undefined {
  if (state.screen === 'failed') return state.failure;
  if (state.screen === 'review' && state.notice.kind === 'problem') return state.notice.failure;
  return state.screen === 'library' && state.clips.is === 'out-of-reach' ? state.clips.failure : undefined;
}

/** What was just done. The silent space makes the same words a change when they are announced twice. */
export const announcedWords = (toast: Toast | undefined): string | undefined =>
  toast && `${toast.words}${toast.number % 2 === 0 ? '\u00a0' : ''}`;
