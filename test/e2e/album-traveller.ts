// A traveller with the paid plan, only for imports: other tests' libraries do not change while one runs.
import { eq } from 'drizzle-orm';
import type { Database } from '../../service/storage/open-database.ts';
import { travellers } from '../../service/storage/schema.ts';
import { Browser } from '../service/browser.ts';

export const albumTraveller = {
  email: 'ines@wayclip.test',
  password: 'a-third-quiet-password',
  name: 'Ines',
} as const;

/** Signs up like anyone; only the plan is set directly in the database. */
export async function plantAlbumTraveller(db: Database, authUrl: string): Promise<void> {
  await new Browser(authUrl).open('/sign-up', albumTraveller);
  const paid = await db
    .update(travellers)
    .set({ plan: 'paid', planSince: new Date() })
    .where(eq(travellers.email, albumTraveller.email))
    .returning();
  if (paid.length !== 1) throw new Error(`${albumTraveller.name} could not be planted.`);
}
