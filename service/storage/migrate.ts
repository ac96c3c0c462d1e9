import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

const folder = new URL('./migrations/', import.meta.url);

/**
 * Applies migrations/0001-….sql, 0002-….sql … in order, each once and in one transaction.
 * A published file is never edited: the next change gets the next number.
 */
export async function migrate<R extends PgQueryResultHKT, S extends Record<string, unknown>>(
  db: PgDatabase<R, S>,
): Promise<void> {
  await oneAtATime(db, (tx) =>
    tx.execute(
      sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`,
    ),
  );
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).sort();
  for (const name of names) await applyOnce(db, name);
}

// The advisory lock's number: arbitrary, but nothing else may use it in this database.
const lockNumber = 4_701_002;

/** Two processes can start on one server at the same moment; the second waits for the first. */
const oneAtATime = <R extends PgQueryResultHKT, S extends Record<string, unknown>>(
  db: PgDatabase<R, S>,
  act: Parameters<typeof db.transaction<unknown>>[0],
) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(lockNumber))})`);
    return act(tx);
  });

async function applyOnce<R extends PgQueryResultHKT, S extends Record<string, unknown>>(
  db: PgDatabase<R, S>,
  name: string,
): Promise<void> {
  const statements = statementsOf(await readFile(new URL(name, folder), 'utf8'));
  await oneAtATime(db, async (tx) => {
    const claimed = await tx
      .select({ name: sql<string>`name` })
      .from(sql`migrations`)
      .where(sql`name = ${name}`);
    if (claimed.length > 0) return;
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into migrations (name) values (${name})`);
  });
}

/** One statement at a time, since a prepared query holds only one; "a; -- b\nc;" → ["a", "c"]. */
export function statementsOf(text: string): string[] {
  return text
    .replace(/^\s*--.*$/gm, '')
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter(Boolean);
}
