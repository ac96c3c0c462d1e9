import { readScopes, type Scope } from '../oauth/scopes.ts';
import { withQuery } from './http.ts';
import { makeSwitch, onAsk, pathOf } from './speak.ts';

/** What the traveller allows is another than what was asked for. */
const granting = (grant: (asked: Scope[]) => Scope[]) =>
  onAsk((request) => {
    if (pathOf(request) !== '/oauth/authorize') return request;
    return withQuery(request, (query) => {
      if (query.has('scope')) query.set('scope', grant(readScopes(query.get('scope') ?? '')).join(' '));
    });
  });

/** Which scopes are given: those that were asked for, each for itself, unless set. */
export const scopesGranted = makeSwitch({
  gap: 'A12',
  at: 'auth',
  values: {
    'read-only': granting(() => ['itineraries:read']),
    'write-implies-read': granting((asked) =>
      asked.includes('itineraries:write') ? [...new Set<Scope>(['itineraries:read', ...asked])] : asked,
    ),
  },
});
