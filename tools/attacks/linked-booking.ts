import type { Attack } from './attack.ts';
import { pause } from './inside.ts';

/** What “Convert this booking” opens for a link that a page made up. */
export const linkedBooking: Attack = {
  name: 'a linked booking, fetched before the browser asked; one in the traveller’s own network',
  build: 'store',
  run: async ({ own, asked }) => {
    for (const host of ['evil.example', '192.168.1.1'])
      await own(`convert.html?address=${encodeURIComponent(`https://${host}/ticket.pdf`)}`);
    await pause(4000);
    const hosts = asked().filter((host) => /evil|192\.168/.test(host));
    return {
      held: hosts.length === 0,
      seen: hosts.length > 0 ? `asked: ${hosts.join(', ')}` : 'nobody contacted',
    };
  },
};
