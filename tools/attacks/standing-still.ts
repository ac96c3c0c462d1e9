import type { Attack } from './attack.ts';
import { ask, inWords, pause, shownAt } from './inside.ts';
import { tripAnd } from './pages.ts';

const attack = (name: string, more: string, ends: string[]): Attack => ({
  name,
  build: 'loopback',
  run: async ({ open, press, answer }) => {
    answer(
      '/never.js',
      (response) => void response.writeHead(200, { 'content-type': 'text/javascript' }).write(' '),
    );
    const page = await open('/still', tripAnd(more), { stalls: true });
    const shown = await shownAt(await press(page), ['review', 'failed', 'idle']);
    return { held: ends.includes(shown), seen: inWords(shown) };
  },
});

export const stalledScript = attack(
  'a page of which one script never comes',
  '<script src="/never.js"></script>',
  ['review'],
);
export const openDialog = attack(
  'a page with an open dialog',
  '<script>setTimeout(() => alert(1), 1500)</script>',
  ['failed', 'review'],
);
/**
 * Firefox lets automation open no other page while one is busy: the background is queried from a page that was open
 * before, after a real press on the button.
 */
export const endlessLoop: Attack = {
  name: 'a page whose script never ends',
  build: 'loopback',
  run: async ({ open, press, own }) => {
    const inside = await own('options.html');
    const html = tripAnd('<script>setTimeout(() => { for (;;); }, 1500)</script>');
    const page = await open('/still', html, { stalls: true });
    const tabId = await inside.evaluate(async () => (await chrome.tabs.query({ active: true }))[0]?.id ?? -1);
    await Promise.race([press(page).catch(() => undefined), pause(5000)]);
    const answer = await ask(inside, 'clip.page', { tabId });
    const { failure } = (answer ?? {}) as { failure?: { kind: string } };
    const isReported = failure?.kind === 'page-silent';
    return {
      held: isReported,
      seen: isReported ? 'says that the page does not answer' : (failure?.kind ?? 'read'),
    };
  },
};
