// What a list contains, in which order, and where the next page begins.
import { type Mutant, mutantsOf } from './mutant.ts';

const library = mutantsOf('service/itineraries/library.ts');
const explore = mutantsOf('service/itineraries/explore.ts');
const page = mutantsOf('service/api/page.ts');
const lists = mutantsOf('service/api/lists.ts');
const cursor = mutantsOf('service/itineraries/cursor.ts');

export const listMutants: Mutant[] = [
  library(
    '4\\.7',
    'shared ones are not listed',
    'shared: (me: string) => sql`select itinerary_id from shares where traveller_id = ${me}`,',
    'shared: (me: string) => sql`select itinerary_id from saves where traveller_id = ${me}`,',
  ),
  library(
    '4\\.7',
    'liked ones hold the disliked',
    "traveller_id = ${me} and opinion = 'like'`",
    'traveller_id = ${me}`',
  ),
  library(
    '4\\.7',
    'updatedSince is ignored',
    'updatedSince && gt(itineraries.updatedAt, updatedSince),',
    'undefined,',
  ),
  library(
    '2\\.1',
    'a like is not counted',
    'likesCount: sql`${itineraries.likesCount} + ${change.likes}::int`,',
    '',
  ),
  library('4\\.6', 'a like does not move it in Explore', 'rank: rankAfter(change),', ''),
  explore(
    '4\\.6',
    'a search finds everything',
    'const inHead = sql`${itineraries.searchHead} @@ ${asked}`;',
    'const inHead = sql`${asked} is not null`;',
  ),
  explore(
    '4\\.6',
    'the feed has what was not published',
    'const isPublished = sql`${itineraries.publishedAt} is not null`;',
    'const isPublished = sql`true`;',
  ),
  explore(
    '4\\.6',
    'following shows everyone',
    'where follows.follower_id = ${travellerId} order by',
    'where follows.follower_id is not null or ${travellerId}::text is not null order by',
  ),
  lists(
    '4\\.6',
    'filter=following is overlooked',
    "const isFollowing = filter === 'following';",
    'const isFollowing = false;',
  ),
  page('8\\.1', 'a page holds 20 unless told', "'25'),", "'20'),"),
  page('8\\.1', 'a page of 51 is allowed', '50)$/)), ', '5[01])$/)), '),
  page('2\\.8', 'there is never a next page', 'if (last && found.length > shown.length)', 'if (!last)'),
  page('2\\.8', 'there is always a next page', 'if (last && found.length > shown.length)', 'if (last)'),
  cursor(
    '4\\.7',
    'a cursor is not bound to its list',
    '.update(JSON.stringify([body, question]))',
    '.update(JSON.stringify([body]))',
  ),
  cursor('2\\.8', 'a cursor is not signed', '|| !timingSafeEqual(given, expected)', ''),
  lists('4\\.7', 'a moment in year 0 is a fault', 'withinReach(updatedSince)', 'new Date(updatedSince)'),
];
