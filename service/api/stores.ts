import type { Edges } from '../edges.ts';
import { openDocuments } from '../itineraries/documents.ts';
import { openExplore } from '../itineraries/explore.ts';
import { openLibrary } from '../itineraries/library.ts';
import { openPeople } from '../itineraries/people.ts';
import { openItineraryStore } from '../itineraries/store.ts';
import { openIdempotency } from '../storage/idempotency.ts';
import type { Database } from '../storage/open-database.ts';
import { openFollows } from '../travellers/follows.ts';
import { openPlans } from '../travellers/plan.ts';
import { openReminders } from '../travellers/reminders.ts';
import { openReports } from '../travellers/reports.ts';

export type Stores = ReturnType<typeof openStores>;

/** Every store that the API uses. None of them keeps state between two calls. */
export const openStores = (db: Database, edges: Edges) => ({
  store: openItineraryStore(db, edges),
  library: openLibrary(db, edges),
  explore: openExplore(db),
  people: openPeople(db, edges),
  documents: openDocuments(db, edges),
  follows: openFollows(db, edges),
  reports: openReports(db, edges),
  reminders: openReminders(db, edges),
  plans: openPlans(db, edges),
  idempotency: openIdempotency(db, edges),
});
