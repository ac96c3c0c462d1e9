// The background as the pages see it: something that can be asked and that has news. Tests pass another.
import type { AskName, Asks, News } from '../lib/browser/messages.ts';
import type { OwnFault } from '../lib/model/failure.ts';
import { fail } from '../lib/model/result.ts';

export interface Background {
  ask<N extends AskName>(name: N, question: Asks[N]['ask']): Promise<Asks[N]['answer']>;
  /** Returns what ends the listening. */
  onNews<N extends keyof News>(name: N, hear: (news: News[N]) => void): () => void;
}

/** A background that cannot be reached is a fault of ours, and a failure like any other. */
export async function askFor<N extends AskName>(
  background: Background,
  name: N,
  question: Asks[N]['ask'],
): Promise<Asks[N]['answer'] | { ok: false; failure: OwnFault }> {
  try {
    return await background.ask(name, question);
  } catch (thrown) {
    return fail({ kind: 'own-fault', report: `${name}: ${String(thrown)}` });
  }
}
