// Wiring: the people on a trip, links to join it, and reports of travellers.
import { addTraveller, joinByCall, joinByLink, reportTraveller } from '../../lib/api/apps-only.ts';
import type { Connection } from '../../lib/api/connection.ts';
import { leaveItinerary, listPeople, removePerson } from '../../lib/api/people.ts';
import { readItinerary } from '../../lib/api/read-itinerary.ts';
import { listShareLinks, makeShareLink, withdrawShareLink } from '../../lib/api/share-links.ts';
import type { Answers } from '../../lib/browser/answer.ts';
import type { ApiFailure } from '../../lib/model/failure.ts';
import { ok, type Result } from '../../lib/model/result.ts';
import { unlessRefused } from './unless-refused.ts';

export const addPerson: Answers['people.add'] = ({ itineraryId, ...companion }) =>
  unlessRefused('people', (connection) => addTraveller(connection, itineraryId, companion));

export const makeLink: Answers['people.link'] = ({ itineraryId, wish }) =>
  unlessRefused('people', (connection) => makeShareLink(connection, itineraryId, wish));

export const join: Answers['people.join'] = ({ itineraryId, token, isCall }) =>
  unlessRefused('people', (connection) =>
    isCall ? joinByCall(connection, itineraryId, token) : joinByLink(connection, itineraryId, token),
  );

export const report: Answers['people.report'] = ({ userId, reason }) =>
  unlessRefused('reports', (connection) => reportTraveller(connection, userId, reason));

type Listing<T> = (connection: Connection, itineraryId: string) => Promise<Result<T[], ApiFailure>>;

/**
 * Null if the service has no such list; adding people may still work. A service without it may also answer as if the
 * itinerary were gone; reading the itinerary shows which one it is.
 */
async function listed<T>(
  connection: Connection,
  itineraryId: string,
  listing: Listing<T>,
): Promise<Result<T[] | null, ApiFailure>> {
  const answer = await listing(connection, itineraryId);
  if (answer.ok) return answer;
  const { failure } = answer;
  if (failure.kind === 'forbidden' && failure.code === 'notInProfile') return ok(null);
  if (failure.kind !== 'itinerary-gone' && failure.kind !== 'refused') return answer;
  return (await readItinerary(connection, itineraryId)).ok ? ok(null) : answer;
}

export const list: Answers['people.list'] = ({ itineraryId }) =>
  unlessRefused('people', (connection) => listed(connection, itineraryId, listPeople));

export const remove: Answers['people.remove'] = (asked) =>
  unlessRefused('people', (connection) => removePerson(connection, asked));

export const leave: Answers['people.leave'] = ({ itineraryId }) =>
  unlessRefused('people', (connection) => leaveItinerary(connection, itineraryId));

export const links: Answers['people.links'] = ({ itineraryId }) =>
  unlessRefused('people', (connection) => listed(connection, itineraryId, listShareLinks));

export const withdraw: Answers['people.withdraw'] = (asked) =>
  unlessRefused('people', (connection) => withdrawShareLink(connection, asked));
