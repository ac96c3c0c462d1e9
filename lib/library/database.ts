// The extension's own IndexedDB. Content scripts have the page's origin and cannot reach it.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Listed, ListSync } from '../model/listed.ts';

export interface LibrarySchema extends DBSchema {
  clips: { key: string; value: unknown; indexes: { clippedAt: string } };
  /** Copies of the page's pictures, small enough to send, by clip and address. */
  pictures: { key: [clipId: string, src: string]; value: { clipId: string; src: string; picture: Blob } };
  /** What each edit of a clip changed, numbered from 0. */
  steps: { key: [clipId: string, at: number]; value: { clipId: string; at: number; step: unknown } };
  /** The draft of an edited clip as it was read, by the clip's id. */
  readings: { key: string; value: unknown };
  /** Clips on their way to the service, by the clip's id. */
  outbox: { key: string; value: unknown };
  /** Copies of the service's lists, by account and itinerary; `on` names the lists it is in, for the index. */
  listed: {
    key: [accountId: string, id: string];
    value: Listed & { on: string[] };
    indexes: { newest: [accountId: string, newest: number]; on: string };
  };
  syncs: { key: [accountId: string, filter: string]; value: ListSync };
  /** Clips that the traveller has removed and may still want back, by the clip's id. */
  removed: { key: string; value: { clipId: string; removedAt: number } };
  accounts: { key: string; value: unknown };
  keys: { key: string; value: CryptoKey };
}
export type Library = IDBPDatabase<LibrarySchema>;

type Migration = (database: Library) => void;

/** One migration per version, in order; a migration that has shipped is never changed. */
const migrations: Migration[] = [
  (database) => {
    database.createObjectStore('clips', { keyPath: 'id' }).createIndex('clippedAt', 'source.clippedAt');
    database.createObjectStore('pictures', { keyPath: ['clipId', 'src'] });
    database.createObjectStore('accounts', { keyPath: 'id' });
    database.createObjectStore('keys');
  },
  (database) => {
    database.createObjectStore('steps', { keyPath: ['clipId', 'at'] });
    database.createObjectStore('readings');
  },
  (database) => {
    database.createObjectStore('outbox', { keyPath: 'clipId' });
  },
  (database) => {
    const listed = database.createObjectStore('listed', { keyPath: ['accountId', 'id'] });
    listed.createIndex('newest', ['accountId', 'newest']);
    listed.createIndex('on', 'on', { multiEntry: true });
    database.createObjectStore('syncs', { keyPath: ['accountId', 'filter'] });
    database.createObjectStore('removed', { keyPath: 'clipId' });
  },
];

export const libraryVersion = migrations.length;

/** Migrates from one version to another; 0 is an empty database. */
export function migrateLibrary(database: Library, from: number, to = libraryVersion): void {
  for (const migrate of migrations.slice(from, to)) migrate(database);
}

/** `onClosed`: called if the database becomes unusable without being closed by its user. */
export function openLibrary(name = 'wayclip', onClosed: () => void = () => undefined): Promise<Library> {
  return openDB<LibrarySchema>(name, libraryVersion, {
    upgrade: (database, oldVersion) => migrateLibrary(database, oldVersion),
    terminated: onClosed,
    // Another connection wants to upgrade or delete the database and is waiting for us.
    blocking: (_now, _next, { target }) => {
      (target as IDBDatabase).close();
      onClosed();
    },
  });
}
