// A store picture: a plain background, a caption, and a browser window with a screenshot.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../build-extension.ts';

/** The size that both stores require. */
export const storeSize = { width: 1280, height: 800 };
/** The size of the window's content, drawn one to one: no picture is scaled. */
export const windowSize = { width: 1120, height: 640 };

export interface Framed {
  caption: string;
  /** "en", "zh-TW" */
  language: string;
  address: string;
  /** PNGs as base64: the window's content, and what overlaps its corner. */
  window: string;
  popup?: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const own = (path: string) => readFileSync(join(projectRoot, path));

const style = `
  body { margin: 0; width: ${storeSize.width}px; height: ${storeSize.height}px; overflow: hidden; color: var(--ink);
    background: linear-gradient(168deg, #e9f0ee, #f5f4f0 46%, #efe9da); font: 400 15px/1.4 var(--sans); }
  h1 { display: flex; align-items: center; gap: 18px; margin: 0; padding: 30px 80px 0; height: 68px; font: 400 38px/1.1 var(--serif); }
  h1 img { width: 44px; height: 44px; }
  .window { position: absolute; inset: 120px 80px auto; height: 700px; background: var(--surface); border-radius: 14px 14px 0 0;
    box-shadow: 0 0 0 1px rgb(26 34 36 / 9%), 0 24px 70px rgb(26 34 36 / 20%); overflow: hidden; }
  .bar { display: flex; align-items: center; gap: 8px; height: 40px; padding: 0 16px; background: var(--sunken); }
  .dot { width: 11px; height: 11px; border-radius: 50%; background: #cfcabd; }
  .address { flex: 1; margin: 0 12px; padding: 3px 14px; border-radius: 12px; background: var(--surface); color: var(--pencil); font-size: 13px; }
  .bar img { width: 20px; height: 20px; }
  .inside { display: block; width: ${windowSize.width}px; height: ${windowSize.height}px; object-fit: cover; object-position: top; }
  .popup { position: absolute; inset-block-start: 46px; inset-inline-end: 14px; width: 400px; border-radius: 10px;
    box-shadow: 0 0 0 1px rgb(26 34 36 / 12%), 0 18px 50px rgb(26 34 36 / 32%); }`;

export function framed({ caption, language, address, window, popup }: Framed): string {
  const mark = `data:image/svg+xml;base64,${own('public/icon/mark.svg').toString('base64')}`;
  const png = (bytes: string) => `data:image/png;base64,${bytes}`;
  return `<!doctype html><html lang="${language}" class="theme-light"><meta charset="utf-8">
<style>${own('components/frame/tokens.css').toString('utf8')}${style}</style>
<h1><img src="${mark}" alt="">${escaped(caption)}</h1>
<div class="window">
  <div class="bar"><span class="dot"></span><span class="dot"></span><span class="dot"></span>
    <span class="address">${escaped(address)}</span><img src="${mark}" alt=""></div>
  <img class="inside" src="${png(window)}" alt="">
  ${popup ? `<img class="popup" src="${png(popup)}" alt="">` : ''}
</div></html>`;
}
