// Fetches a picture of someone else's trip, from the service's own addresses only: nobody else learns what is viewed.
import type { Connection } from '../api/connection.ts';
import { withTransport } from '../api/transport.ts';
import { serviceOrigins, tokenOrigins } from '../model/profile.ts';

/** A card shows a thumbnail; a file larger than a phone's photo is not meant for it. */
const maxBytes = 8 * 1024 * 1024;
/** The types that browsers draw, except SVG: it can contain more than a picture. */
const drawable = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

export async function tripPicture(connection: Connection, address: string): Promise<Blob | undefined> {
  const url = URL.parse(address);
  if (!url || !serviceOrigins(connection.profile).includes(url.origin)) return undefined;
  const plain = await read(connection, url);
  if (plain?.status !== 401 && plain?.status !== 403) return plain && pictureIn(plain);
  // Some services require a sign-in for pictures; the token is sent only to origins that get it anyway.
  if (!tokenOrigins(connection.profile).includes(url.origin)) return undefined;
  const token = await connection.accessToken();
  const allowed = token.ok ? await read(connection, url, token.value) : undefined;
  return allowed && pictureIn(allowed);
}

async function read(connection: Connection, url: URL, token?: string): Promise<Response | undefined> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await withTransport(() => connection.fetch(url.href, { headers }));
  return answer.ok ? answer.value : undefined;
}

async function pictureIn(response: Response): Promise<Blob | undefined> {
  const picture = await response.blob();
  const type = picture.type.split(';')[0]?.trim().toLowerCase() ?? '';
  return response.ok && drawable.has(type) && picture.size <= maxBytes ? picture : undefined;
}
