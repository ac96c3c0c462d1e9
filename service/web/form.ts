import type { Context } from 'hono';
import type { WebEnv } from './session.ts';

/** The fields of our forms; a missing or repeated field reads as empty, and so does a body of another content type. */
export async function readForm(
  c: Context<WebEnv>,
): Promise<Record<'email' | 'name' | 'password' | 'next', string>> {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '');
  const fields = new URLSearchParams(isForm ? await c.req.text() : '');
  const text = (name: string) => {
    const [value = '', ...more] = fields.getAll(name);
    return more.length === 0 ? value : '';
  };
  return { email: text('email'), name: text('name'), password: text('password'), next: text('next') };
}

/**
 * A form on another site must not act in the traveller's name. Browsers state where a POST comes from, and a page
 * cannot change that; a POST without this information is refused, since every browser with cookies sends it.
 */
export function isOwnForm(headers: Headers, ownOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site === null && origin === null) return false;
  return (site === null || site === 'same-origin') && (origin === null || origin === ownOrigin);
}
