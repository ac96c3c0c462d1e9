import { readScopes, type Scope } from '../oauth/scopes.ts';
import { withQuery } from './http.ts';
import { makeSwitch, onRequest, pathOf } from './speak.ts';

/** Grants other scopes than the ones requested. */
const granting = (grant: (asked: Scope[]) => Scope[]) =>
  onRequest((request) => {
    if (pathOf(request) !== '/oauth/authorize') return request;
    return withQuery(request, (query) => {
      if (query.has('scope')) query.set('scope', grant(readScopes(query.get('scope') ?? '')).join(' '));
    });
  });

/** Which scopes are granted: exactly the requested ones, unless set. */
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
