import { readFileSync } from 'node:fs';
import type { Attack } from './attack.ts';
import { kept, pause, shownAt } from './inside.ts';
import { trip } from './pages.ts';

const jpeg = readFileSync(new URL('../sample-blog/site/pictures/lighthouse.jpg', import.meta.url));
const type = { 'content-type': 'image/jpeg', 'cache-control': 'no-store' };

export const stalledPicture: Attack = {
  name: 'one picture of two that stalls half way',
  build: 'loopback',
  run: async ({ open, press, own, answer }) => {
    answer('/slow.jpg', (response) => void response.writeHead(200, type).write(jpeg.subarray(0, 2000)));
    answer('/good.jpg', (response) => void response.writeHead(200, type).end(jpeg));
    const page = await open('/pictures', trip('Two days in Ghent', ['/slow.jpg', '/good.jpg']), {
      stalls: true,
    });
    await shownAt(await press(page), ['review']);
    const inside = await own('options.html');
    let found = 0;
    for (let looks = 0; looks < 40 && found === 0; looks += 1) {
      await pause(1000);
      found = (await kept(inside, 'pictures')).length;
    }
    return { held: found > 0, seen: `${found} of 2 kept` };
  },
};
