// An itinerary as the service lists it.
import type { Summary } from '../../lib/model/itinerary.ts';
import type { Listed, ListFilter } from '../../lib/model/listed.ts';

export const summary: Summary = {
  id: 'it-1',
  title: 'Porto at last',
  destination: 'Porto',
  dayCount: 3,
  stopCount: 1,
  role: 'owner',
  visibility: 'private',
};
export const listed = (of: Summary, filters: ListFilter[] = ['all']): Listed => ({
  accountId: 'account-1',
  id: of.id,
  summary: of,
  filters,
  words: '',
  newest: 0,
});
