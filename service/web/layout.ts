import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { Traveller } from '../travellers/travellers.ts';
import { icon } from './icons.ts';
import { style } from './style.ts';
import { initialsOf } from './words.ts';

export type Html = ReturnType<typeof html>;

const serviceName = 'Itineraries';

const styleHash = createHash('sha256').update(style).digest('base64');

export interface PageParts {
  title: string;
  body: Html;
  /** The description in link previews: only for public pages. */
  description?: string | undefined;
}

export const pageHtml = ({ title, body, description }: PageParts): Html => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    ${description ? html`<meta name="description" content="${description}" />` : html`<meta name="robots" content="noindex" />`}
    <title>${title} · ${serviceName}</title>
    <style>${raw(style)}</style>
  </head>
  <body>${body}</body>
</html>`;

/** One narrow card: sign-in, consent, or a message. */
export const card = (content: Html): Html =>
  html`<main class="card"><p class="mark">${icon('route')} ${serviceName}</p>${content}</main>`;

export const messageCard = (title: string, text: string): Html =>
  card(html`<h1 id="message">${title}</h1><p class="lead">${text}</p>`);

/** The top bar of every page that is not a card. Without a reader, nobody is signed in. */
export function bar(reader: Traveller | undefined, here?: '/' | '/account'): Html {
  const link = (path: string, words: string) =>
    html`<a href="${path}" ${path === here ? raw('aria-current="page"') : ''}>${words}</a>`;
  const nav = reader ? html`${link('/', 'Your trips')}${link('/account', 'Account')}` : '';
  const end = reader
    ? html`<form method="post" action="/sign-out"><button class="link" id="sign-out">Sign out</button></form>`
    : html`<a class="enter" href="/sign-in">Sign in</a>`;
  return html`<a class="hidden skip" href="#content">To the content</a>
  <div class="bar"><div><a class="mark" href="/">${icon('route')} <span>${serviceName}</span></a><nav aria-label="Pages">${nav}</nav>${end}</div></div>`;
}

export const initials = (name: string): Html =>
  html`<span class="initials" aria-hidden="true">${initialsOf(name)}</span>`;

export interface Allowed {
  /** The origin that pictures are loaded from. */
  pictures?: string;
  /** The origin that a form's redirects may end at: a browser blocks any other. */
  formTarget?: string | undefined;
}

function securityHeaders({ pictures = "'none'", formTarget = '' }: Allowed = {}): Record<string, string> {
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      `style-src 'sha256-${styleHash}'`,
      `img-src ${pictures}`,
      `form-action 'self' ${formTarget}`.trim(),
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // A stricter policy would make browsers send "Origin: null" with our own forms.
    'Referrer-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  };
}

export async function show(
  c: Context,
  page: PageParts,
  allowed: Allowed & { status?: 200 | 400 | 403 | 404 | 411 | 413 | 500 | 503 } = {},
) {
  return c.html(await pageHtml(page), allowed.status ?? 200, securityHeaders(allowed));
}
