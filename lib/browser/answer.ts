// The background's end of the messages. It answers only the extension's own pages, and only well-formed requests.
import * as z from 'zod/mini';
import { isNewer } from '../library/is-newer.ts';
import type { OwnFault } from '../model/failure.ts';
import { reportOf } from '../model/report-of.ts';
import { fail } from '../model/result.ts';
import { noteFault } from './fault-ledger.ts';
import type { News, RequestMap, RequestName } from './messages.ts';
import { isOwnPage, type Sender } from './own-sender.ts';
import { requestSchemas } from './request-schemas.ts';
import { messenger } from './transport.ts';

export type Answers = {
  [N in RequestName]: (question: RequestMap[N]['ask']) => Promise<RequestMap[N]['answer']>;
};

export function answerAsks(answers: Answers): void {
  for (const name of Object.keys(requestSchemas) as RequestName[]) {
    // The map's type ties each name to its handler; a loop over all names cannot express that.
    answerOne(name, answers[name] as (question: unknown) => Promise<unknown>);
  }
}

function answerOne(name: RequestName, answer: (question: unknown) => Promise<unknown>) {
  const guarded = async (message: { data: unknown; sender: Sender }) => {
    if (!isOwnPage(message.sender)) throw new Error('Not for you.');
    const question = z.safeParse(requestSchemas[name], message.data);
    if (!question.success) throw new Error(`Not a question: ${name}`);
    try {
      const answered = await answer(question.data);
      noteFault(name, answered).catch((thrown) => console.warn('Not noted:', thrown));
      return answered;
    } catch (thrown) {
      // With a newer database no request can be answered until Wayclip is updated.
      return fail(isNewer(thrown) ? { kind: 'library-newer' } : ownFault(name, thrown));
    }
  };
  messenger.onMessage(name, guarded as never);
}

const ownFault = (name: RequestName, thrown: unknown): OwnFault => ({
  kind: 'own-fault',
  report: reportOf(name, thrown),
});

/** Sends news to every open page. It is no failure if nobody is listening. */
export async function sendNews<N extends keyof News>(name: N, news: News[N]): Promise<void> {
  try {
    await messenger.sendMessage(name, ...([news] as never));
  } catch (thrown) {
    const isNobodyThere = /Receiving end does not exist|Could not establish|No response/.test(String(thrown));
    if (!isNobodyThere) throw thrown;
  }
}
