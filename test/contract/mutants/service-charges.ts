// What the service charges for: keys, links and the allowance.
import { type Mutant, mutantsOf } from './mutant.ts';

const idempotency = mutantsOf('service/storage/idempotency.ts');
const imports = mutantsOf('service/imports/routes.ts');
const links = mutantsOf('service/imports/imported-links.ts');
const frames = mutantsOf('service/imports/read-frames.ts');
const frameBody = mutantsOf('service/imports/frames.ts');
const plan = mutantsOf('service/travellers/plan.ts');
const runs = mutantsOf('service/travellers/import-runs.ts');

export const chargeMutants: Mutant[] = [
  idempotency(
    '4\\.5',
    'a key that was used is forgotten at once',
    "if (await isFirst(db, once, requestHash)) return { kind: 'first' };",
    "return { kind: 'first' };",
  ),
  idempotency(
    '4\\.5',
    'another body under the same key is answered with the first',
    "if (known && known.requestHash !== requestHash) return { kind: 'other-body' };\n      if (!known ||",
    'if (!known ||',
  ),
  idempotency(
    '2\\.1',
    'another itinerary under the same key is answered with the first',
    "if (known && known.requestHash !== requestHash) return { kind: 'other-body' };\n        const first",
    'const first',
  ),
  idempotency(
    '4\\.5',
    'a failed import keeps its key',
    'abandon: async (once) => void (await db.delete(records).where(isRecord(once))),',
    'abandon: async () => undefined,',
  ),
  imports(
    '4\\.5',
    'a link imported before is read again',
    "if (claim.kind === 'answered') {",
    "if (claim.kind === 'running') {",
  ),
  imports(
    '4\\.5',
    'a link imported before is charged',
    "if (claim.kind === 'answered') {",
    "if (claim.kind === 'answered') { await parts.plans.useImport(travellerId);",
  ),
  runs(
    '4\\.5',
    'an import is not charged',
    '{ used: sql`${importUses.used} + 1` }',
    '{ used: importUses.used }',
  ),
  plan(
    '4\\.5',
    'an import that was kept is given back after a while',
    '        await keepRun(tx, run);\n',
    '',
  ),
  imports(
    '4\\.5',
    'an import is charged twice',
    'const run = await plans.useImport(travellerId);',
    'await plans.useImport(travellerId);\n  const run = await plans.useImport(travellerId);',
  ),
  imports(
    '4\\.5',
    'an import that found nothing is charged',
    '    await plans.returnImport(run.value);\n    return fail(nothing);',
    '    return fail(nothing);',
  ),
  imports(
    '4\\.5',
    'a free plan is enough',
    "if ((await plans.of(travellerId)).name !== 'paid') return say(c, notPaid);\n",
    '',
  ),
  imports(
    '4\\.5',
    'whoever imports needs no app of the service',
    "routes.post('/v1/imports/media', bearer.ownApp(),",
    "routes.post('/v1/imports/media', bearer.required,",
  ),
  imports(
    '4\\.5',
    'the key of an import may be any word',
    'return z.safeParse(z.uuid(), key).success',
    'return key',
  ),
  links(
    '4\\.5',
    'several that bring one link at once are all the first',
    "if (first.length > 0) return { kind: 'first' };\n      const [known]",
    'const [known]',
  ),
  links(
    '4\\.5',
    'a link is known by its spelling',
    "const plain = `${parsed.host.replace(/^(www|m)\\./, '')}${path}?${parsed.searchParams}`;",
    'const plain = url;',
  ),
  links(
    '4\\.5',
    'all links are one',
    "const plain = `${parsed.host.replace(/^(www|m)\\./, '')}${path}?${parsed.searchParams}`;",
    'const plain = `${path ? "" : ""}`;',
  ),
  frames(
    '2\\.9',
    'an import does not say where it came from',
    'const capture = captureOf(frames, { kind, url, isWhole',
    'const capture = captureOf(frames, { kind, url: url && undefined, isWhole',
  ),
  frames(
    '2\\.9',
    'an import is sure of everything',
    'confidence: rounded(draft.confidence * sure) }',
    'confidence: 100 * sure }',
  ),
  frames('2\\.9', 'the first picture alone is read', 'blocksOf(frames);', 'blocksOf(frames.slice(0, 1));'),
  frames(
    '2\\.9',
    'each page of a file is a booking of its own',
    "kind: kind === 'pdf' ? 'pdf' : 'page',",
    "kind: 'page',",
  ),
  frameBody('4\\.5', 'a hundred pictures are read at once', 'maxFrames = 40;', 'maxFrames = 100;'),
  frameBody('4\\.5', 'pictures of any kind are read', 'kind: z.enum(kinds),', 'kind: z.string(),'),
  frameBody(
    '4\\.5',
    'a frame of another type is read',
    "if (!bytes || flawOf('image/jpeg', bytes))",
    'if (!bytes)',
  ),
  frameBody('4\\.5', 'the link of an import may be a script', '/^https?:$/', '/:$/'),
  runs('8\\.4', 'the allowance has no end', 'setWhere: lt(importUses.used, max),', ''),
  plan(
    '8\\.4',
    'the allowance never begins anew',
    'beginRun(db, edges, { travellerId, periodStart: start,',
    'beginRun(db, edges, { travellerId, periodStart: new Date(0),',
  ),
  plan(
    '8\\.4',
    'the account tells what was used in an earlier period',
    'eq(importUses.periodStart, start));',
    'sql`${importUses.periodStart} < ${start.toISOString()}::timestamptz`);',
  ),
  plan('4\\.5', 'the account says nothing was used', 'importsUsed: row?.used ?? 0,', 'importsUsed: 0,'),
];
