// Carries the messages of `messages.ts`.
import { defineExtensionMessaging } from '@webext-core/messaging';
import type { News, RequestMap, RequestName } from './messages.ts';

type Protocol = { [N in RequestName]: (ask: RequestMap[N]['ask']) => RequestMap[N]['answer'] } & {
  [N in keyof News]: (news: News[N]) => void;
};

export const messenger = defineExtensionMessaging<Protocol>();
