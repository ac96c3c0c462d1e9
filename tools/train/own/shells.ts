// What stands around an article on the web: menus, side bars, footers. Written once, put around every page.

export interface Article {
  title: string;
  lang: string;
  html: string;
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

type Shell = (article: Article) => string;

const shells: Shell[] = [
  ({ title, lang, html }) =>
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width"></head><body><header class="site-header"><a href="/" class="logo">Blog</a><nav><ul><li><a href="/">Home</a></li><li><a href="/about">About</a></li><li><a href="/archive">Archive</a></li></ul></nav></header><main><article class="post">${html}</article></main><footer><p>© 2026</p></footer></body></html>`,
  ({ title, lang, html }) =>
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title} | Far and Wide</title></head><body class="single"><div id="page"><div class="menu"><a href="/europe">Europe</a> <a href="/asia">Asia</a> <a href="/contact">Contact</a></div><div class="entry-content">${html}</div><aside class="sidebar"><h3>Recent Posts</h3><ul><li><a href="/p1">A week off</a></li><li><a href="/p2">On slow trains</a></li></ul></aside></div></body></html>`,
  ({ title, html }) =>
    `<!doctype html><html><head><meta charset="utf-8"><title>${title}</title><meta property="og:title" content="${title.replaceAll('"', '&quot;')}"></head><body><div class="wrapper"><div class="container"><div class="content">${html}</div></div></div></body></html>`,
  ({ title, html }) =>
    `<html><head><meta charset="utf-8"><title>${title} - notes</title></head><body><p><a href="index.html">index</a> | <a href="mail.html">mail</a></p>${html}<hr><p><small>last changed 2024</small></p></body></html>`,
  // The declared language is often wrong.
  ({ title, html }) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} · The Long Way</title></head><body><div id="root"><header><nav><a href="/">Start</a><a href="/map">Map</a><a href="/newsletter">Newsletter</a></nav></header><section class="post-full"><section class="post-content">${html}</section></section><section class="read-next"><h3>Read more</h3><a href="/x">Packing light</a></section><footer><a href="/privacy">Privacy</a></footer></div></body></html>`,
];

/** The `choice` may be any number; the same one gives the same shell. */
export const inShell = (article: Article, choice: number): string =>
  shells[choice % shells.length]?.({ ...article, title: escaped(article.title) }) ?? article.html;
