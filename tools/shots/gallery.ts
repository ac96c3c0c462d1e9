// All pictures on one page, light beside dark, and the languages side by side.
import type { Shot } from './shot.ts';

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

export function gallery(shots: Shot[]): string {
  const groups = Map.groupBy(shots, ({ scene, surface }) => `${scene} · ${surface}`);
  const sections = [...groups].map(([title, pair]) => {
    const figures = pair.map(({ file, theme, language, surface, faults }) => {
      const found = faults.map(({ rule, where }) => `${rule}: ${where.join(', ')}`).join('\n');
      return `<figure class="${surface}"><a href="${file}"><img loading="lazy" src="${file}" alt="${escaped(title)}, ${theme}, ${language}"></a>
<figcaption>${theme}, ${language}${found && `<pre>${escaped(found)}</pre>`}</figcaption></figure>`;
    });
    return `<section id="${escaped(title)}"><h2>${escaped(title)}</h2>${figures.join('')}</section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Wayclip, every screen</title>
<style>
body{margin:2rem;background:#d9d9d6;color:#1a2224;font:14px/20px system-ui,sans-serif}
section{margin-block-end:2rem}h2{font-size:16px}
figure{display:inline-block;vertical-align:top;margin:0 1rem 1rem 0}
img{display:block;border-radius:8px;box-shadow:0 2px 12px rgb(0 0 0/18%);max-height:640px}
.page img,.settings img{max-height:none;width:640px}
pre{max-width:60ch;white-space:pre-wrap;color:#a0351e}
</style><h1>Wayclip, every screen: ${shots.length} pictures</h1>${sections.join('\n')}</html>`;
}
