// The pages' end of the messages: send requests to the background and listen to its news.
import type { News, RequestMap, RequestName } from './messages.ts';
import { isOwnSender, type Sender } from './own-sender.ts';
import { messenger } from './transport.ts';

export function ask<N extends RequestName>(
  name: N,
  question: RequestMap[N]['ask'],
): Promise<RequestMap[N]['answer']> {
  return messenger.sendMessage(name, ...([question] as never)) as Promise<RequestMap[N]['answer']>;
}

/** Calls `hear` for each news message until the returned function is called. Ignores messages from other senders. */
export function onNews<N extends keyof News>(name: N, hear: (news: News[N]) => void): () => void {
  return messenger.onMessage(name, ({ data, sender }: { data: unknown; sender: Sender }) => {
    if (isOwnSender(sender)) hear(data as News[N]);
  });
}
