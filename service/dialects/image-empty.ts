import { refuse } from './problems.ts';
import { asks, makeSwitch, onRequest } from './speak.ts';

/** An image request without a body: an image is picked automatically, unless set. */
export const imageEmpty = makeSwitch({
  gap: 'F2',
  at: 'api',
  values: {
    '415-without-type': onRequest((request) =>
      asks(request, 'PUT', /\/days\/[^/]+\/image$/) && !request.headers.has('content-type')
        ? refuse('unsupportedMediaType', 'Name a content type.')
        : request,
    ),
  },
});
