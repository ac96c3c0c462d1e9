import type { IncomingMessage } from 'node:http';
import type { Attempts } from '../travellers/attempts.ts';
import { addressOf } from '../web/address.ts';

// An app registers once per connection; even a whole school behind one address stays below this.
const maxPerHour = 1000;

/** Anyone can register, so anyone could fill the database; this limits the rate. */
export const registrationLimit =
  (attempts: Attempts, isBehindProxy: boolean) =>
  (request: IncomingMessage): Promise<boolean> => {
    const subject = `register:${addressOf(request, isBehindProxy)}`;
    return attempts.take([{ subject, most: maxPerHour, withinMinutes: 60 }]);
  };
