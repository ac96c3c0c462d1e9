// A service that lies to our client: its answers are well-formed but untrue. The client's suite must notice, or it
// would pass against a service that does nothing.
import type { Mutant } from './mutant.ts';
import { answerMutants } from './service-answers.ts';
import { appMutants } from './service-apps.ts';
import { chargeMutants } from './service-charges.ts';
import { listMutants } from './service-lists.ts';
import { writeMutants } from './service-writes.ts';

/** By their names as mutants of the service. */
const told = [
  'the full form has no destination',
  'the full form has no summary',
  'the full form has no tags',
  'the full form has no packing',
  'a stop has no coordinate',
  'a stop has no startTime',
  'a stop has no bookingURL',
  'stops are reduced to their labels',
  'an expense keeps a bare date',
  'viewsCount is likesCount',
  'a day keeps its picture to itself',
  'a summary has no hero image',
  'a summary has the etag of the version before',
  'days are not counted',
  'stops of the first day alone are counted',
  'ids that a client sent are replaced',
  'packing is not stored',
  'expenses are stored once at most',
  'a write answers with the ETag from before',
  'a write does not change the version',
  'an ETag out of date is accepted',
  'a picture is answered with and not stored',
  'the picture of another day is set',
  'removing a day image removes nothing',
  'removing the cover removes nothing',
  'a removed cover returns with the next picture',
  'the Idempotency-Key of a create is ignored',
  'a create is answered with and not stored',
  'a change of one field drops the others',
  'a key that was used is forgotten at once',
  'a link imported before is charged',
  'an import is charged twice',
  'shared ones are not listed',
  'liked ones hold the disliked',
  'updatedSince is ignored',
  'a like is not counted',
  'a search finds everything',
  'the feed has what was not published',
  'filter=following is overlooked',
  'a document is answered with and not stored',
  'reports are thrown away',
  'a report says nothing of the reason',
  'someone who is added is not',
  'from a call one joins as a viewer',
  'changes of reminders are not kept',
  'a change of reminders forgets the others',
];

const ofService = [...answerMutants, ...writeMutants, ...chargeMutants, ...listMutants, ...appMutants];
const known = new Map(ofService.map((mutant) => [mutant.name, mutant]));

export const lyingMutants: Mutant[] = told.map((name) => {
  const mutant = known.get(name);
  if (!mutant) throw new Error(`There is no mutant of the service called "${name}".`);
  return { ...mutant, name: `the service lies: ${name}`, noticedBy: 'is so' };
});
