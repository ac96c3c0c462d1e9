// What can leave a trip, and what is stored beside it: people, links, documents with their files, and an unavailable bucket.
import { type Mutant, mutantsOf } from './mutant.ts';

const people = mutantsOf('service/itineraries/people.ts');
const peopleRoutes = mutantsOf('service/api/people.ts');
const documents = mutantsOf('service/itineraries/documents.ts');
const documentRoutes = mutantsOf('service/api/documents.ts');
const body = mutantsOf('service/api/request-body.ts');
const away = mutantsOf('service/away.ts');
const bucket = mutantsOf('service/storage/s3-blobs.ts');
const app = mutantsOf('service/api/app.ts');
const health = mutantsOf('service/api/health.ts');
const dayImage = mutantsOf('service/api/day-image.ts');

const noBucket = 'its bucket away';

const peopleMutants: Mutant[] = [
  people(
    '4\\.10',
    'whoever is sent away stays',
    'await tx.delete(shares).where(isMember).returning({ id: shares.travellerId });',
    'await tx.select({ id: shares.travellerId }).from(shares).where(isMember);',
  ),
  people(
    '4\\.10',
    'whoever leaves one trip leaves all',
    'const isMember = and(eq(shares.itineraryId, itineraryId), eq(shares.travellerId, travellerId));',
    'const isMember = eq(shares.travellerId, travellerId);',
  ),
  people(
    '4\\.10',
    'a trip that everyone left says it is shared',
    "set({ visibility: 'private', version",
    "set({ visibility: 'shared', version",
  ),
  people(
    '4\\.10',
    'leaving gives no new ETag',
    ".set({ visibility: 'private', version: sql`${itineraries.version} + 1`, updatedAt: now })",
    ".set({ visibility: 'private' })",
  ),
  people(
    '4\\.10',
    'a withdrawn link opens the trip',
    'if (found) await db.delete(shareLinks).where(eq(shareLinks.tokenHash, found.tokenHash));',
    '',
  ),
  people(
    '4\\.10',
    'the editor’s link makes viewers',
    'role: found.role, createdAt',
    "role: 'viewer', createdAt",
  ),
  peopleRoutes(
    '4\\.10',
    'the owner is not among those who are there',
    "[{ ...ownerOf(found), role: 'owner' }, ...(await",
    '[...(await',
  ),
  peopleRoutes(
    '4\\.10',
    'a guest may send others away',
    "if (found.role !== 'owner' && userId !== c.var.caller.travellerId) return say(c, ownerOnly);",
    '',
  ),
  peopleRoutes(
    '4\\.10',
    'nobody may leave by themselves',
    "found.role !== 'owner' && userId !== c.var.caller.travellerId",
    "found.role !== 'owner'",
  ),
  peopleRoutes(
    '4\\.10',
    'a stranger is told who is there',
    'some(({ userId }) => userId === travellerId)',
    'every(({ userId }) => userId !== travellerId)',
  ),
  peopleRoutes(
    '4\\.10',
    'any app sees who is there',
    "routes.get('/v1/itineraries/:id/people', bearer.ownApp('itineraries:read')",
    "routes.get('/v1/itineraries/:id/people', bearer.allowing('itineraries:read')",
  ),
  peopleRoutes(
    '4\\.10',
    'a list of links does not tell which is for a call',
    "        sharePlay: kind === 'call',\n        createdAt",
    '        createdAt',
  ),
];

const documentMutants: Mutant[] = [
  documentRoutes(
    '4\\.8',
    'documents of more than 10 MB are refused',
    '= 25 * 1024 * 1024;',
    '= 10 * 1024 * 1024;',
  ),
  documentRoutes('4\\.8', 'documents of 26 MB are taken', '= 25 * 1024 * 1024;', '= 26 * 1024 * 1024;'),
  documentRoutes(
    '4\\.8',
    'a document’s file comes back cut',
    'Uint8Array.from(bytes), 200, headers',
    'Uint8Array.from(bytes).subarray(0, 64 * 1024), 200, headers',
  ),
  documentRoutes(
    '4\\.8',
    'an empty file is taken',
    "if (bytes.value.length === 0) return say(c, problem('invalidRequest', 'Send the file as the body.'));\n",
    '',
  ),
  documentRoutes(
    '4\\.8',
    'any app fetches a document’s file',
    "/file', bearer.ownApp('documents:read')",
    "/file', bearer.allowing('documents:read')",
  ),
  documentRoutes(
    '4\\.8',
    'a deleted document leaves its file',
    'const hold = await files.hold(fileOf(found));',
    'const hold = await files.hold([]);',
  ),
  documentRoutes('4\\.8', 'a deleted document is still listed', '    await documents.remove(place);\n', ''),
  documentRoutes(
    '4\\.8',
    'a new name is told where the file is',
    'const { storagePath: _, ...row } = renamed;',
    'const row = renamed;',
  ),
  documents(
    '4\\.8',
    'a new name is not kept',
    'db.update(documents).set({ name, updatedAt',
    'db.update(documents).set({ updatedAt',
  ),
  documents(
    '4\\.8',
    'whoever is on the trip fetches everyone’s files',
    'and(eq(documents.itineraryId, itineraryId), eq(documents.travellerId, travellerId), eq(documents.id, id));',
    'and(eq(documents.itineraryId, itineraryId), eq(documents.id, id));',
  ),
  body(
    '4\\.8',
    'what is too large is taken as far as it is not',
    'if (total > maxBytes)\n',
    'if (total < 0)\n',
  ),
];

const bucketMutants: Mutant[] = [
  away(
    noBucket,
    'a bucket that is away is a fault of the service',
    'if (at instanceof StoreAway) return true;',
    '',
  ),
  app(
    noBucket,
    'nobody is told when to come back',
    "say(c, away, { 'Retry-After': String(retrySeconds) })",
    'say(c, away)',
  ),
  bucket(
    noBucket,
    'a bucket that is away has no pictures',
    'throw new StoreAway(`The store cannot be reached to ${method} ${key}.`, { cause });',
    'return { status: 404, bytes: new Uint8Array() };',
  ),
  bucket(
    noBucket,
    'a picture that was not kept counts as kept',
    'throw new StoreAway(`The store cannot be reached to ${method} ${key}.`, { cause });',
    'return { status: 200, bytes: new Uint8Array() };',
  ),
  dayImage(
    noBucket,
    'the day shows its picture before the bucket has it',
    '    if (bytes) await blobs.write(key, bytes);\n    const changed = await store.change({ ...writeFrom(c, current.value), content: next });\n',
    '    const changed = await store.change({ ...writeFrom(c, current.value), content: next });\n    if (bytes) await blobs.write(key, bytes);\n',
  ),
  documentRoutes(
    noBucket,
    'a document is answered for before the bucket has it',
    '    await blobs.write(key, bytes.value);\n',
    '    void blobs.write(key, bytes.value).catch(() => undefined);\n',
  ),
  health(noBucket, 'ready is said without a bucket', 'blobs.read(nobodys)', 'nobodys'),
  health(
    noBucket,
    'not ready is not told when to ask again',
    "503, { 'Retry-After': String(retrySeconds) }",
    '503',
  ),
];

export const leavingMutants: Mutant[] = [...peopleMutants, ...documentMutants, ...bucketMutants];
