// The tables as drizzle sees them. The SQL in migrations/ makes them; the two change together.
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Content, Listing } from '../itineraries/content.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const travellers = pgTable('travellers', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const itineraries = pgTable(
  'itineraries',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => travellers.id),
    /** Counts the changes; the ETag is made of it. */
    version: integer('version').notNull(),
    content: jsonb('content').$type<Content>().notNull(),
    /** What a list shows, worked out at each write, so that a page of 50 does not read 50 whole itineraries. */
    listing: jsonb('listing').$type<Listing>().notNull(),
    visibility: text('visibility').notNull(),
    likesCount: integer('likes_count').notNull().default(0),
    viewsCount: integer('views_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('itineraries_by_owner').on(table.ownerId, table.updatedAt.desc(), table.id.desc())],
);

export const oauthRecords = pgTable(
  'oauth_records',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    payload: text('payload').notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    /** Seconds since 1970, as oidc-provider counts. */
    consumedAt: bigint('consumed_at', { mode: 'number' }),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('oauth_records_by_grant').on(table.grantId),
    index('oauth_records_by_uid').on(table.kind, table.uid),
  ],
);

export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
