import { changeJson, fieldsOf, jsonAnswer } from './http.ts';
import { makeSwitch, onAnswer, onRequest, pathOf } from './speak.ts';

const isResource = (request: Request) => pathOf(request).startsWith('/.well-known/oauth-protected-resource');
const notFound = () =>
  jsonAnswer({ error: { code: 'notFound', message: 'There is nothing at this address.' } }, 404);

/** Where the resource metadata is served: on both origins, unless set. */
export const resourceMetadata = makeSwitch({
  gap: 'A3',
  at: 'both',
  values: {
    'auth-only': onRequest((request, { origins }) =>
      isResource(request) && new URL(request.url).origin === new URL(origins.api).origin
        ? notFound()
        : request,
    ),
    absent: onRequest((request) => (isResource(request) ? notFound() : request)),
    // The metadata names somebody else's API, which must not get a token of ours.
    'other-resource': onAnswer((answer, request) =>
      isResource(request)
        ? changeJson(answer, (value) => ({ ...fieldsOf(value), resource: 'https://elsewhere.example' }))
        : answer,
    ),
    'lists-mcp': onAnswer((answer, request, { origins }) =>
      isResource(request)
        ? changeJson(answer, (value) => ({ ...fieldsOf(value), resource: `${origins.api}/mcp` }))
        : answer,
    ),
  },
});
