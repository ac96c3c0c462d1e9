import { eq } from 'drizzle-orm';
import type { Edges } from './edges.ts';
import { authorId, plantTrips, tripId } from './seed/plant.ts';
import type { Database } from './storage/open-database.ts';
import { follows, opinions, travellers as people, saves } from './storage/schema.ts';
import type { SignUp, Travellers } from './travellers/travellers.ts';

/** A demo account to sign in with on a fresh machine. */
export const demoTraveller = {
  email: 'mara@wayclip.test',
  password: 'a-quiet-demo-password',
  name: 'Mara',
} as const;

/** A demo account with the paid plan. */
export const paidTraveller = {
  email: 'jonas@wayclip.test',
  password: 'another-quiet-demo-password',
  name: 'Jonas',
} as const;

const followedByMara = ['aiko', 'joao', 'hanna'];
const followedByJonas = ['diego', 'ruth', 'greta', 'aiko'];
const savedByJonas = ['lofoten-by-bus', 'oaxaca-mercados', 'kyoto-before-breakfast'];
const likedByJonas = ['lofoten-by-bus', 'cape-town-two-oceans'];
const dislikedByJonas = ['new-york-one-day'];

/** `true`: two travellers and sixty itineraries in Explore. `'travellers'`: only the two, with an empty Explore. */
export type SeedDemo = boolean | 'travellers';

export interface Planting {
  db: Database;
  travellers: Travellers;
  edges: Edges;
}

/** Existing rows are left as they are: someone who stopped following does not follow again after a restart. */
export async function plantDemo(planting: Planting, seedDemo: SeedDemo): Promise<void> {
  if (seedDemo === false) return;
  const { db, travellers, edges } = planting;
  const [mara, jonas] = await Promise.all([plantTraveller(demoTraveller), plantTraveller(paidTraveller)]);
  if (jonas.isNew)
    await db.update(people).set({ plan: 'paid', planSince: edges.now() }).where(eq(people.id, jonas.id));
  if (seedDemo === true && (await plantTrips(db)) === 'first-time')
    await plantMarks(planting, mara.id, jonas.id);

  async function plantTraveller(who: SignUp): Promise<{ id: string; isNew: boolean }> {
    const found = await travellers.findByEmail(who.email);
    if (found) return { id: found.id, isNew: false };
    const made = await travellers.create(who);
    // Another process starting at the same moment may have created the traveller first.
    const id = made.ok ? made.value.id : (await travellers.findByEmail(who.email))?.id;
    if (!id) throw new Error(`${who.name} could not be planted.`);
    return { id, isNew: made.ok };
  }
}

async function plantMarks({ db, edges }: Planting, maraId: string, jonasId: string): Promise<void> {
  const createdAt = edges.now();
  const following = (followerId: string) => (key: string) => ({
    followerId,
    followedId: authorId(key),
    createdAt,
  });
  const marked = (slug: string) => ({ itineraryId: tripId(slug), travellerId: jonasId, createdAt });
  await db
    .insert(follows)
    .values([...followedByMara.map(following(maraId)), ...followedByJonas.map(following(jonasId))])
    .onConflictDoNothing();
  await db.insert(saves).values(savedByJonas.map(marked)).onConflictDoNothing();
  await db
    .insert(opinions)
    .values([
      ...likedByJonas.map((slug) => ({ ...marked(slug), opinion: 'like' as const })),
      ...dislikedByJonas.map((slug) => ({ ...marked(slug), opinion: 'dislike' as const })),
    ])
    .onConflictDoNothing();
}
