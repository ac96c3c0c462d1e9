import { changeJson, type Fields, fieldsOf } from './http.ts';
import { makeSwitch, onAnswer, pathOf } from './speak.ts';

const changed = (change: (tokens: Fields) => Fields) =>
  onAnswer((answer, request) =>
    answer.ok && pathOf(request) === '/oauth/token'
      ? changeJson(answer, (value) => change(fieldsOf(value)))
      : answer,
  );

/** The fields next to an access token. */
export const tokenReply = makeSwitch({
  gap: 'A9',
  at: 'auth',
  values: {
    'no-expires': changed(({ expires_in: _, ...rest }) => rest),
    'no-refresh': changed(({ refresh_token: _, ...rest }) => rest),
    'no-scope': changed(({ scope: _, ...rest }) => rest),
    'expires-as-string': changed((tokens) => ({ ...tokens, expires_in: String(tokens.expires_in) })),
    'lower-case-type': changed((tokens) => ({ ...tokens, token_type: 'bearer' })),
  },
});
