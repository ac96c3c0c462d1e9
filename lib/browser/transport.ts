// Carries the messages of `messages.ts`.
import { defineExtensionMessaging } from '@webext-core/messaging';
import type { AskName, Asks, News } from './messages.ts';

type Protocol = { [N in AskName]: (ask: Asks[N]['ask']) => Asks[N]['answer'] } & {
  [N in keyof News]: (news: News[N]) => void;
};

export const messenger = defineExtensionMessaging<Protocol>();
