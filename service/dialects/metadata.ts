import { answerWith, changeJson, type Fields, fieldsOf, jsonAnswer } from './http.ts';
import { asHtml } from './problems.ts';
import { asks, makeSwitch, onAnswer, type Surroundings } from './speak.ts';

const isMetadata = (request: Request) => asks(request, 'GET', /^\/\.well-known\/oauth-authorization-server/);
const changed = (change: (metadata: Fields, surroundings: Surroundings) => Fields) =>
  onAnswer((answer, request, surroundings) =>
    isMetadata(request) ? changeJson(answer, (value) => change(fieldsOf(value), surroundings)) : answer,
  );
const without = (metadata: Fields, ...names: string[]) =>
  Object.fromEntries(Object.entries(metadata).filter(([name]) => !names.includes(name)));

/** The authorization server's metadata. */
export const metadata = makeSwitch({
  gap: 'A1',
  at: 'auth',
  values: {
    minimal: changed(({ issuer, authorization_endpoint, token_endpoint, response_types_supported }) => ({
      issuer,
      authorization_endpoint,
      token_endpoint,
      response_types_supported,
    })),
    '404': onAnswer((answer, request) =>
      isMetadata(request) ? jsonAnswer({ error: 'not_found' }, 404) : answer,
    ),
    html: onAnswer((answer, request) =>
      isMetadata(request) ? answerWith(answer, asHtml('Welcome')) : answer,
    ),
    'issuer-trailing-slash': changed((value) => ({ ...value, issuer: `${value.issuer}/` })),
    'issuer-mismatch': changed((value) => ({ ...value, issuer: 'https://elsewhere.example' })),
    'endpoints-other-host': changed((value) => ({
      ...value,
      token_endpoint: 'https://elsewhere.example/oauth/token',
    })),
    'no-pkce': changed((value) => without(value, 'code_challenge_methods_supported')),
    'pkce-plain': changed((value) => ({ ...value, code_challenge_methods_supported: ['plain'] })),
  },
});
