import type { Attack } from './attack.ts';
import { inWords, shownAt } from './inside.ts';
import { trip } from './pages.ts';

const names = [
  'firstChild',
  'nextSibling',
  'childNodes',
  'parentNode',
  'parentElement',
  'tagName',
  'getAttribute',
  'children',
];
const fields = names.map((name) => `<input name="${name}">`).join('');
const pictures = ['querySelector', 'body', 'URL'].map((name) => `<img name="${name}" src="data:,">`).join('');

export const clobberedForm: Attack = {
  name: 'a page whose fields are named like properties of elements',
  build: 'loopback',
  run: async ({ open, press }) => {
    const html = trip()
      .replace('<article>', `${pictures}<form>${fields}<article>`)
      .replace('</article>', '</article></form>');
    const shown = await shownAt(await press(await open('/form', html)), ['review', 'failed']);
    return { held: shown === 'review', seen: inWords(shown) };
  },
};
