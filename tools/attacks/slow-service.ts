import type { Attack } from './attack.ts';
import { ask } from './inside.ts';

/** One character every half second, forever. */
export const slowService: Attack = {
  name: 'a service that answers a letter at a time',
  build: 'loopback',
  run: async ({ own, service }) => {
    const inside = await own('options.html');
    await ask(inside, 'connection.connect', { isNew: true });
    const before = service.heard.length;
    service.hook = (_, outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'application/json' });
      const dripping = setInterval(() => outgoing.write(' '), 500);
      outgoing.on('close', () => clearInterval(dripping));
      return true;
    };
    const answer = await ask(inside, 'explore.page', { text: 'x', isFollowing: false });
    const tries = service.heard.slice(before).filter((line) => line.includes('explore')).length;
    return {
      held: answer?.ok === false && tries === 1,
      seen: `a failure after ${tries} ${tries === 1 ? 'try' : 'tries'}`,
    };
  },
};

/** The service answers nothing while Wayclip disconnects, and gives up after fifteen seconds. */
export const silentGoodbye: Attack = {
  name: 'a service that does not hear the goodbye',
  build: 'loopback',
  run: async ({ own, service }) => {
    const inside = await own('options.html');
    await ask(inside, 'connection.connect', { isNew: true });
    const gaveUp = new Promise<'service'>((resolve) => {
      service.hook = () => {
        setTimeout(() => resolve('service'), 15_000).unref();
        return true;
      };
    });
    const first = await Promise.race([
      ask(inside, 'connection.disconnect', {}).then(() => 'wayclip' as const),
      gaveUp,
    ]);
    return {
      held: first === 'wayclip',
      seen: first === 'wayclip' ? 'ended by us' : 'waited longer than the service',
    };
  },
};
