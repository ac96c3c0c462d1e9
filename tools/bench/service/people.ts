// Travellers with the paid plan and a token each, written straight into the database: signing in is not measured.
import { randomUUID } from 'node:crypto';
import { realEdges } from '../../../service/edges.ts';
import { ownAppId } from '../../../service/oauth/own-app.ts';
import { makeProvider } from '../../../service/oauth/provider.ts';
import { allScopes } from '../../../service/oauth/scopes.ts';
import type { Database } from '../../../service/storage/open-database.ts';
import { travellers as table } from '../../../service/storage/schema.ts';
import { loadSecrets } from '../../../service/storage/secrets.ts';
import { openTravellers } from '../../../service/travellers/travellers.ts';
import { origins } from './processes.ts';

export interface Person {
  id: string;
  token: string;
}

export async function addPeople(db: Database, count: number): Promise<Person[]> {
  const provider = makeProvider({
    db,
    edges: realEdges,
    origins,
    secrets: await loadSecrets(db),
    travellers: openTravellers(db, realEdges),
    ownOrigins: [],
    renderError: async () => '',
  });
  const client = await provider.Client.find(ownAppId);
  if (!client) throw new Error('The service does not know its own app.');
  const ids = Array.from({ length: count }, () => randomUUID());
  const now = new Date();
  await db.insert(table).values(
    ids.map((id) => ({
      id,
      email: `${id}@wayclip.test`,
      name: 'Somebody',
      passwordHash: '-',
      createdAt: now,
      plan: 'paid' as const,
      planSince: now,
    })),
  );
  const people: Person[] = [];
  for (const id of ids) {
    const token = new provider.AccessToken({
      client,
      accountId: id,
      grantId: `bench-${id}`,
      gty: 'authorization_code',
      scope: allScopes.join(' '),
      aud: origins.api,
      expiresIn: 24 * 3600,
    });
    people.push({ id, token: await token.save() });
  }
  return people;
}
