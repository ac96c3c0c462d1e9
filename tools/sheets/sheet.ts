// The pictures of one page side by side, with its draft's text.
import type { ExtensionBrowser } from '../browser/extension-browser.ts';
import type { Pressed } from './press-page.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const image = (base64: string, width: number) =>
  base64 ? `<img src="data:image/png;base64,${base64}" width="${width}">` : '';

function pageOf({ name, pictures, facts, screen }: Pressed): string {
  const days = facts.days.map(
    (day, index) =>
      `<p><b>${index + 1} ${escaped(day.title)} <i>${escaped(day.date)}</i></b> ${day.stops.map((stop) => escaped(stop)).join(' · ')}</p>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 12px; font: 12px/1.35 sans-serif; width: 1576px; background: #888; color: #000 }
    main { display: grid; grid-template-columns: 300px 300px 270px 1fr; gap: 10px; align-items: start }
    img { display: block; border: 1px solid #444 }
    section { background: #fff; padding: 8px; max-height: 760px; overflow: hidden }
    h1 { font-size: 14px; margin: 0 0 4px } p { margin: 2px 0 }
    .page { grid-column: 1 / 4 }
  </style><main>
    ${image(pictures.popup, 300)}${image(pictures.opened, 300)}${image(pictures.panel, 270)}
    <section style="grid-row: span 2"><h1>${escaped(name)} (${screen})</h1><p><b>${escaped(facts.title)}</b> ${escaped(facts.meta)}</p>${days.join('')}</section>
    <div class="page">${image(pictures.page, 890)}</div>
  </main>`;
}

export async function drawSheet(browser: ExtensionBrowser, pressed: Pressed, path: string): Promise<void> {
  const page = await browser.browser.newPage();
  await page.setViewport({ width: 1600, height: 800 });
  await page.setContent(pageOf(pressed));
  await page.screenshot({ path: path as `${string}.png`, fullPage: true });
  await page.close();
}
