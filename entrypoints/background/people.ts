// Wiring: who else is on a trip, and who is reported.
import { addTraveller, joinByCall, joinByLink, reportTraveller } from '../../lib/api/apps-only.ts';
import { makeShareLink } from '../../lib/api/share-links.ts';
import type { Answers } from '../../lib/browser/answer.ts';
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
