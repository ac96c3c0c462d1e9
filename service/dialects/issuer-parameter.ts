import { answerWith, changeJson, fieldsOf } from './http.ts';
import { type Middleware, makeSwitch, onAnswer, pathOf, type Surroundings } from './speak.ts';

type Make = (surroundings: Surroundings) => Middleware;

const advertised = (is: boolean): Make =>
  onAnswer((answer, request) =>
    pathOf(request) === '/.well-known/oauth-authorization-server'
      ? changeJson(answer, (value) => ({
          ...fieldsOf(value),
          authorization_response_iss_parameter_supported: is || undefined,
        }))
      : answer,
  );
/** Only the redirect that brings an answer back to the client has an `iss` parameter. */
const sent = (iss: string | null): Make =>
  onAnswer((answer) => {
    const location = URL.parse(answer.headers.get('location') ?? '');
    if (!location?.searchParams.has('iss')) return answer;
    if (iss === null) location.searchParams.delete('iss');
    else location.searchParams.set('iss', iss);
    return answerWith(answer, { headers: { location: location.href } });
  });
const both =
  (one: Make, other: Make): Make =>
  (surroundings) => {
    const [outer, inner] = [one(surroundings), other(surroundings)];
    return (request, next) => outer(request, (asked) => inner(asked, next));
  };

/** `iss` in the authorization response: announced and sent, unless set. */
export const issuerParameter = makeSwitch({
  gap: 'A7',
  at: 'auth',
  values: {
    absent: both(advertised(false), sent(null)),
    unadvertised: advertised(false),
    'advertised-missing': sent(null),
    wrong: sent('https://elsewhere.example'),
  },
});
