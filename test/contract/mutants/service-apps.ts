// What the service reserves for its own apps: documents, reports, people, reminders.
import { type Mutant, mutantsOf } from './mutant.ts';

const documents = mutantsOf('service/itineraries/documents.ts');
const documentRoutes = mutantsOf('service/api/documents.ts');
const reports = mutantsOf('service/travellers/reports.ts');
const account = mutantsOf('service/api/account.ts');
const people = mutantsOf('service/itineraries/people.ts');
const peopleRoutes = mutantsOf('service/api/people.ts');
const reminders = mutantsOf('service/travellers/reminders.ts');

export const appMutants: Mutant[] = [
  documents(
    '2\\.10',
    'a document sent again is not replaced',
    'set: { ...details, updatedAt: now },',
    'set: { updatedAt: now },',
  ),
  documents('2\\.10', 'a document has no name', '  name: documents.name,\n', '  name: documents.kind,\n'),
  documents(
    '2\\.10',
    'everyone on a trip sees all documents',
    '.where(and(eq(documents.itineraryId, itineraryId), eq(documents.travellerId, travellerId)))\n        .orderBy',
    '.where(eq(documents.itineraryId, itineraryId))\n        .orderBy',
  ),
  documentRoutes(
    '5\\.7',
    'a list of documents tells where they are',
    'rows.map(({ storagePath: _, ...row }) => withoutNulls(row))',
    'rows.map((row) => withoutNulls(row))',
  ),
  documentRoutes(
    '2\\.10',
    'a document is answered with and not stored',
    'const kept = await documents.put(place, { storagePath, name, kind });',
    'const kept = { id: place.id, storagePath, name, kind };',
  ),
  documentRoutes(
    '4\\.8',
    'the id of the address is not compared',
    "if (id.toLowerCase() !== c.req.param('documentId').toLowerCase())",
    'if (id === "")',
  ),
  reports(
    '2\\.11',
    'reports are thrown away',
    'if (person) await db.insert(reports).values({ id: edges.newId(), ...report, createdAt: edges.now() });',
    '',
  ),
  account('2\\.11', 'a report says nothing of the reason', 'reason: body.value.reason };', "reason: '…' };"),
  account(
    '2\\.11',
    'a report is on the reporter',
    'const report = { reporterId: c.var.caller.travellerId, reportedId,',
    'const report = { reporterId: reportedId, reportedId: c.var.caller.travellerId,',
  ),
  account(
    '4\\.9',
    'any app may report',
    "'/v1/people/:userId/reports', bearer.ownApp(),",
    "'/v1/people/:userId/reports', bearer.required,",
  ),
  account(
    '4\\.11',
    'any app may change reminders',
    "routes.patch('/v1/account/reminder-preferences', bearer.ownApp(),",
    "routes.patch('/v1/account/reminder-preferences', bearer.required,",
  ),
  people(
    '4\\.10',
    'an editor who joins by a link becomes a viewer',
    "sql`case when ${shares.role} = 'editor' then 'editor' else ${member.role} end`",
    'member.role',
  ),
  people(
    '4\\.10',
    'a link opens every itinerary',
    'eq(shareLinks.itineraryId, itineraryId),\n        eq(shareLinks.kind, kind),\n        gt(',
    'eq(shareLinks.kind, kind),\n        gt(',
  ),
  people('4\\.10', 'a link never runs out', 'gt(shareLinks.expiresAt, edges.now()),', ''),
  people('4\\.10', 'a call’s token works as a link', 'eq(shareLinks.kind, kind),', ''),
  people(
    '4\\.10',
    'someone who is added is not',
    "if (person) await putMember(db, { ...member, createdAt: edges.now() }, 'replaced');",
    '',
  ),
  people(
    '2\\.1',
    'a shared trip says it is private',
    "set({ visibility: 'shared',",
    "set({ visibility: 'private',",
  ),
  peopleRoutes(
    '4\\.10',
    'anyone on a trip may add others',
    "if (found.role !== 'owner') return say(c, ownerOnly);\n    if (userId",
    'if (userId',
  ),
  peopleRoutes(
    '4\\.10',
    'from a call one joins as a viewer',
    "kind === 'call' ? 'editor' : (body.value.role ?? 'viewer')",
    "'viewer'",
  ),
  reminders(
    '4\\.11',
    'a change of reminders forgets the others',
    'const next = { ...(await read(tx, travellerId)), ...settings };',
    'const next = { ...settings };',
  ),
  reminders(
    '4\\.11',
    'changes of reminders are not kept',
    'await tx.update(table).set({ settings: kept, updatedAt }).where(eq(table.travellerId, travellerId));',
    '',
  ),
  people(
    '4\\.10',
    'sharing gives no new ETag',
    ', version: sql`${itineraries.version} + 1`, updatedAt: member.createdAt',
    '',
  ),
];
