// The tables as drizzle sees them. The SQL in migrations/ makes them; the two change together.
//
//   travellers            people; `plan` is free or paid, its months are counted from `planSince`
//   itineraries           the trips; `publishedAt` is set while one is shared to Explore
//   opinions, saves       who liked or disliked, who saved
//   shares, shareLinks    who else may see or edit; the tokens with which someone may join
//   follows               who follows whom
//   documents             details of files on an itinerary (4.8)
//   reports               travellers reported for review (4.9)
//   reminderPreferences   settings of 4.11
//   importUses            imports used in a billing period; importRuns: those that are being read
//   importedLinks         links that cost nothing again
//   idempotencyRecords    first answers, to be replayed (4.5)
//   signInAttempts        failed sign-ins, shared by all processes
//   heldFiles             files that are being written or dropped; what a killed process left is swept from here
//   oauthRecords, secrets what the authorization server keeps
import {
  bigint,
  customType,
  doublePrecision,
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

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const travellers = pgTable('travellers', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  plan: text('plan', { enum: ['free', 'paid'] })
    .notNull()
    .default('free'),
  planSince: moment('plan_since'),
});

export const itineraries = pgTable(
  'itineraries',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => travellers.id),
    /** Incremented on every change; the ETag is derived from it. */
    version: integer('version').notNull(),
    content: jsonb('content').$type<Content>().notNull(),
    /** What a list shows, computed on each write, so that a page of 50 does not read 50 whole itineraries. */
    listing: jsonb('listing').$type<Listing>().notNull(),
    visibility: text('visibility').notNull(),
    likesCount: integer('likes_count').notNull().default(0),
    viewsCount: integer('views_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Set while it is shared to Explore. */
    publishedAt: moment('published_at'),
    /** Its position in the Explore feed; ranking.ts computes it. */
    rank: doublePrecision('rank').notNull().default(0),
    dislikesCount: integer('dislikes_count').notNull().default(0),
    savesCount: integer('saves_count').notNull().default(0),
    /** The words of its title, destination and tags; then all its words. */
    searchHead: tsvector('search_head').notNull().default(''),
    searchAll: tsvector('search_all').notNull().default(''),
  },
  (table) => [index('itineraries_by_owner').on(table.ownerId, table.updatedAt.desc(), table.id.desc())],
);

const itineraryId = () =>
  uuid('itinerary_id')
    .notNull()
    .references(() => itineraries.id, { onDelete: 'cascade' });
const travellerId = (column = 'traveller_id') =>
  uuid(column)
    .notNull()
    .references(() => travellers.id, { onDelete: 'cascade' });
const createdAt = () => moment('created_at').notNull();

export const opinions = pgTable(
  'opinions',
  {
    itineraryId: itineraryId(),
    travellerId: travellerId(),
    opinion: text('opinion', { enum: ['like', 'dislike'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.itineraryId, table.travellerId] })],
);

export const saves = pgTable(
  'saves',
  { itineraryId: itineraryId(), travellerId: travellerId(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.itineraryId, table.travellerId] })],
);

const memberRole = () => text('role', { enum: ['editor', 'viewer'] }).notNull();

export const shares = pgTable(
  'shares',
  { itineraryId: itineraryId(), travellerId: travellerId(), role: memberRole(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.itineraryId, table.travellerId] })],
);

export const shareLinks = pgTable('share_links', {
  tokenHash: text('token_hash').primaryKey(),
  itineraryId: itineraryId(),
  /** A call's token lets its holder join as an editor (4.10, form 3). */
  kind: text('kind', { enum: ['link', 'call'] }).notNull(),
  role: memberRole(),
  createdAt: createdAt(),
  expiresAt: moment('expires_at').notNull(),
});

export const follows = pgTable(
  'follows',
  { followerId: travellerId('follower_id'), followedId: travellerId('followed_id'), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.followerId, table.followedId] })],
);

export const documents = pgTable(
  'documents',
  {
    itineraryId: itineraryId(),
    id: uuid('id').notNull(),
    travellerId: travellerId(),
    storagePath: text('storage_path').notNull(),
    name: text('name'),
    kind: text('kind'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itineraryId, table.travellerId, table.id] })],
);

export const heldFiles = pgTable(
  'held_files',
  {
    holdId: uuid('hold_id').notNull(),
    key: text('key').notNull(),
    /** The itinerary whose day may use the file; no foreign key, since it may be deleted. */
    itineraryId: uuid('itinerary_id'),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.holdId, table.key] })],
);

export const reports = pgTable('reports', {
  id: uuid('id').primaryKey(),
  reporterId: travellerId('reporter_id'),
  reportedId: travellerId('reported_id'),
  reason: text('reason').notNull(),
  createdAt: createdAt(),
});

export const reminderPreferences = pgTable('reminder_preferences', {
  travellerId: travellerId().primaryKey(),
  settings: jsonb('settings').$type<Record<string, unknown>>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const importUses = pgTable(
  'import_uses',
  {
    travellerId: travellerId(),
    periodStart: moment('period_start').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.travellerId, table.periodStart] })],
);

export const importRuns = pgTable('import_runs', {
  id: uuid('id').primaryKey(),
  travellerId: travellerId(),
  periodStart: moment('period_start').notNull(),
  startedAt: moment('started_at').notNull(),
});

export const importedLinks = pgTable(
  'imported_links',
  {
    travellerId: travellerId(),
    linkHash: text('link_hash').notNull(),
    answer: text('answer'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.travellerId, table.linkHash] })],
);

export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    travellerId: travellerId(),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** null while the first request is running. */
    status: integer('status'),
    answer: text('answer'),
    startedAt: moment('started_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.travellerId, table.operation, table.key] })],
);

export const signInAttempts = pgTable('sign_in_attempts', {
  subject: text('subject').notNull(),
  attemptedAt: moment('attempted_at').notNull(),
});

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
    /** The owner; only grants and sessions have one. */
    accountId: text('account_id'),
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
