import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { icon } from './icons.ts';
import { style } from './style.ts';

export type Html = ReturnType<typeof html>;

export const serviceName = 'Itineraries';

const styleHash = createHash('sha256').update(style).digest('base64');

export interface PageParts {
  title: string;
  body: Html;
}

export const pageHtml = ({ title, body }: PageParts): Html => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} · ${serviceName}</title>
    <style>${raw(style)}</style>
  </head>
  <body>${body}</body>
</html>`;

/** One narrow card: signing in, allowing, a message. */
export const card = (content: Html): Html =>
  html`<main class="card"><p class="mark">${icon('route')} ${serviceName}</p>${content}</main>`;

export const messageCard = (title: string, text: string): Html =>
  card(html`<h1 id="message">${title}</h1><p class="lead">${text}</p>`);

export interface Allowed {
  /** Where pictures come from. */
  pictures?: string;
  /** Where a form may lead in the end: a browser holds back a redirect to any other place. */
  formTarget?: string | undefined;
}

export function securityHeaders({
  pictures = "'none'",
  formTarget = '',
}: Allowed = {}): Record<string, string> {
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
  allowed: Allowed & { status?: 200 | 400 | 403 | 404 | 500 } = {},
) {
  return c.html(await pageHtml(page), allowed.status ?? 200, securityHeaders(allowed));
}
