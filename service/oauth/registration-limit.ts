import type { IncomingMessage } from 'node:http';
import type { Attempts } from '../travellers/attempts.ts';
import { addressOf } from '../web/address.ts';

// An app registers once for each time someone connects it; a whole school behind one address stays below this.
const maxPerHour = 1000;

/** Anyone may register, so anyone could fill the database; this bounds how fast. */
export const registrationLimit =
  (attempts: Attempts, isBehindProxy: boolean) =>
  (request: IncomingMessage): Promise<boolean> => {
    const subject = `register:${addressOf(request, isBehindProxy)}`;
    return attempts.take([{ subject, most: maxPerHour, withinMinutes: 60 }]);
  };
