// The background as the pages see it: it answers questions and sends news. Tests pass in their own.
import type { News, RequestMap, RequestName } from '../lib/browser/messages.ts';
import type { OwnFault } from '../lib/model/failure.ts';
import { fail } from '../lib/model/result.ts';

export interface Background {
  ask<N extends RequestName>(name: N, question: RequestMap[N]['ask']): Promise<RequestMap[N]['answer']>;
  /** Returns a function that stops listening. */
  onNews<N extends keyof News>(name: N, hear: (news: News[N]) => void): () => void;
}

/** A background that cannot be reached becomes an own-fault failure instead of a thrown error. */
export async function askFor<N extends RequestName>(
  background: Background,
  name: N,
  question: RequestMap[N]['ask'],
): Promise<RequestMap[N]['answer'] | { ok: false; failure: OwnFault }> {
  try {
    return await background.ask(name, question);
  } catch (thrown) {
    return fail({ kind: 'own-fault', report: `${name}: ${String(thrown)}` });
  }
}
