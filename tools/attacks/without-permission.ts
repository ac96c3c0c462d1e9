import { changeSetting } from '../shots/change-setting.ts';
import type { Attack } from './attack.ts';
import { pause, shownAt } from './inside.ts';
import { trip } from './pages.ts';

/** The setting is on, but the browser's permission is missing: never given, or revoked. */
export const withoutPermission: Attack = {
  name: 'a place search whose permission was taken back',
  build: 'store',
  run: async ({ open, press, own, asked }) => {
    const inside = await own('options.html');
    const template = 'https://places.example/search?q={query}';
    await inside.evaluate((value) => chrome.storage.local.set({ geocoderTemplate: value }), template);
    await inside.evaluate(changeSetting, 'geocoderTemplate', template);
    await shownAt(await press(await open('/one', trip())), ['review']);
    await pause(6000);
    const isAsked = asked().some((host) => host.startsWith('places.example'));
    return { held: !isAsked, seen: isAsked ? 'names of stops sent all the same' : 'nobody contacted' };
  },
};
