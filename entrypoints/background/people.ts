// Wiring: who else is on a trip, and who is reported.
import { addTraveller, reportTraveller } from '../../lib/api/apps-only.ts';
import type { Answers } from '../../lib/browser/answer.ts';
import { unlessRefused } from './unless-refused.ts';

export const addPerson: Answers['people.add'] = ({ itineraryId, ...companion }) =>
  unlessRefused('people', (connection) => addTraveller(connection, itineraryId, companion));

export const report: Answers['people.report'] = ({ userId, reason }) =>
  unlessRefused('reports', (connection) => reportTraveller(connection, userId, reason));
