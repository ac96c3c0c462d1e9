// What the service stores: writes that are lost, or that overwrite another's.
import { type Mutant, mutantsOf } from './mutant.ts';

const store = mutantsOf('service/itineraries/store.ts');
const content = mutantsOf('service/itineraries/content.ts');
const conditional = mutantsOf('service/api/conditional.ts');
const etag = mutantsOf('service/itineraries/etag.ts');
const dayImage = mutantsOf('service/api/day-image.ts');
const pictures = mutantsOf('service/itineraries/pictures.ts');
const form = mutantsOf('service/pictures/picture-form.ts');
const choose = mutantsOf('service/pictures/choose.ts');
const decode = mutantsOf('service/pictures/decode.ts');
const chooseForDay = mutantsOf('service/pictures/choose-for-day.ts');
const files = mutantsOf('service/storage/held-files.ts');
const itineraries = mutantsOf('service/api/itineraries.ts');

export const writeMutants: Mutant[] = [
  store('4\\.2', 'a write does not change the version', 'version: fromVersion + 1,', 'version: fromVersion,'),
  store(
    '2\\.1',
    'a write does not change updatedAt',
    'version: fromVersion + 1, updatedAt: edges.now()',
    'version: fromVersion + 1',
  ),
  store(
    '7\\.1',
    'the last of several writers wins',
    'and(eq(itineraries.id, id), eq(itineraries.version, version));',
    'eq(itineraries.id, id);',
  ),
  store(
    '2\\.1',
    'looks are not counted',
    'viewsCount: sql`${itineraries.viewsCount} + 1`',
    'viewsCount: sql`${itineraries.viewsCount}`',
  ),
  store(
    '2\\.1',
    'taken back from Explore it is private to those it is shared with',
    "then 'shared' else 'private' end`;",
    "then 'private' else 'private' end`;",
  ),
  store(
    '4\\.6',
    'what is shared to Explore is not published',
    'isPublished ? publishedAt(edges.now()) : unpublished',
    'unpublished',
  ),
  etag('4\\.2', 'If-Match: * writes over anything', "value === '' || value === '*'", "value === ''"),
  conditional(
    '4\\.2',
    'an ETag out of date is accepted',
    'ifMatch.tags.includes(etagOf(found.version)) ? ok(found) : fail(modified)',
    'ok(found)',
  ),
  conditional(
    '4\\.4',
    'no If-Match is needed',
    "if (ifMatch.kind === 'missing')",
    "if (ifMatch.kind === 'missing') return ok(found);\n  if (ifMatch.kind === 'missing')",
  ),
  conditional('4\\.10', 'a viewer may write', "if (found.role === 'viewer') return fail(readOnly);\n", ''),
  conditional(
    '4\\.10',
    'an editor may delete',
    "if (needs === 'owner' && found.role !== 'owner') return fail(ownerOnly);\n",
    '',
  ),
  dayImage(
    '4\\.2',
    'a picture is answered with and not stored',
    'if (bytes) await blobs.write(key, bytes);\n',
    '',
  ),
  dayImage(
    '4\\.2',
    'the picture of another day is set',
    'const next = withDayImage(content, dayId, key);',
    "const next = withDayImage(content, content.days[0]?.id ?? '', key);",
  ),
  dayImage(
    '4\\.3',
    'removing a day image removes nothing',
    "withoutDayImage(content, c.req.param('dayId'))",
    "(content.days.some(({ id }) => id === c.req.param('dayId')) ? content : undefined)",
  ),
  dayImage(
    '4\\.4',
    'removing the cover removes nothing',
    'write(c, withoutCover)',
    'write(c, (content) => content)',
  ),
  dayImage('4\\.4', 'a removed cover cannot be had back', 'write(c, withCover)', 'write(c, withoutCover)'),
  content(
    '4\\.4',
    'a removed cover returns with the next picture',
    'return changeDay(content, dayId, (day) => ({ ...day, imageKey }));',
    'const { isCoverRemoved: _, ...rest } = content;\n  return changeDay(rest, dayId, (day) => ({ ...day, imageKey }));',
  ),
  content(
    '4\\.4',
    'a removed cover returns with a change of the plan',
    '...(before.isCoverRemoved ? { isCoverRemoved: true } : {})',
    '',
  ),
  content(
    '4\\.3',
    'a picture that was removed is still served',
    'imageKey && !kept.has(imageKey) ? [imageKey] : []',
    '[]',
  ),
  files(
    '4\\.2',
    'files that nothing points at stay',
    'if (!(await isPointedAt(db, key, itineraryId))) await blobs.remove(key);',
    '',
  ),
  pictures(
    '4\\.2',
    'what the bytes are is not looked at',
    "if (letters(0, 3) === '\\xff\\xd8\\xff') return 'image/jpeg';",
    "if (letters(0, 3) === '\\xff\\xd8\\xff') return 'image/png';",
  ),
  form(
    '4\\.2',
    'unknown fields beside the query are overlooked',
    'isLenient ? z.object(shape) : z.strictObject(shape)',
    'z.object({ [field]: z._default(Query, "harbour") })',
  ),
  form(
    '4\\.2',
    'without a body nothing is picked',
    "ok({ kind: 'destination' });\n  if (type === 'application/json')",
    "fail(problem('unsupportedMediaType', 'Send one.'));\n  if (type === 'application/json')",
  ),
  itineraries(
    '2\\.1',
    'the Idempotency-Key of a create is ignored',
    'if (key.value !== undefined) {',
    'if (key.value === "none") {',
  ),
  itineraries(
    '2\\.1',
    'a create is answered with and not stored',
    'made.ok ? sendMade(c, answerOf(made.value))',
    'made.ok ? (await store.remove({ id: made.value.id, travellerId: c.var.caller.travellerId, fromVersion: 1 }), sendMade(c, answerOf(made.value)))',
  ),
  itineraries(
    '2\\.1',
    'a change of one field drops the others',
    'return isObject ? { ...content, ...patch } : patch;',
    'return isObject ? { title: content.title, ...patch } : patch;',
  ),
  form(
    '4\\.2',
    'a picture is not unpacked',
    "((await isDecodable(type, bytes)) ? undefined : 'broken')",
    'undefined',
  ),
  form('4\\.2', 'an address is taken for words', 'z.refine((words) => !isAddress(words)),', ''),
  form(
    '4\\.2',
    'an address without a scheme is taken for words',
    'withScheme.test(words) || withoutScheme.test(words)',
    'withScheme.test(words)',
  ),
  form(
    '4\\.2',
    'an address with a scheme is taken for words',
    'withScheme.test(words) || withoutScheme.test(words)',
    'withoutScheme.test(words)',
  ),
  form(
    '4\\.2',
    'words with a dot are taken for an address',
    'withScheme.test(words) || withoutScheme.test(words)',
    "withScheme.test(words) || words.includes('.')",
  ),
  form('4\\.2', 'an address in numbers is taken for words', '|\\d{1,3}(?:\\.\\d{1,3}){3}', ''),
  form('4\\.2', 'an address between brackets is taken for words', '|\\[[\\da-f:]+\\]', ''),
  form('4\\.2', 'this machine’s own address is taken for words', '|localhost', ''),
  form('4\\.2', 'a host with a port is taken for words', '(?::\\d|', '(?:'),
  form('4\\.2', 'a host with a question is taken for words', '|\\?[^\\s=]*=', ''),
  form(
    '4\\.2',
    'a host in other letters is taken for words',
    '(?:[\\p{L}\\p{N}-]+\\.)+',
    '(?:[A-Za-z\\d-]+\\.)+',
  ),
  form('4\\.2', 'two halves of a name are taken for an address', '|\\p{Lu}{2,})', '|\\p{Lu}\\p{L}+)'),
  choose(
    '4\\.2',
    'things are not looked for by their names',
    'if (weight > Math.max(0, ...wanted.kinds.values()))',
    'if (weight < 0)',
  ),
  choose(
    '4\\.2',
    'words that name nothing drawn find nothing',
    'return picturesOfMotif(anyJourney, wanted, query)[0];',
    'return anyJourney === query ? undefined : undefined;',
  ),
  chooseForDay('4\\.2', 'every day is given the same picture', '!day.taken.has(key)', 'key.length > 0'),
  decode(
    '4\\.2',
    'of HEIC the head alone is looked at',
    "if (type === 'image/heic') return isWholeHeic(bytes);",
    "if (type === 'image/heic') return true;",
  ),
  decode(
    '4\\.2',
    'no HEIC is taken',
    "if (type === 'image/heic') return isWholeHeic(bytes);",
    "if (type === 'image/heic') return false;",
  ),
];
