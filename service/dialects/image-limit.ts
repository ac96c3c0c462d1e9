import { Dropped } from './dropped.ts';
import { refuse } from './problems.ts';
import { asks, makeSwitch, onRequest } from './speak.ts';

const maxBytes = 1024 * 1024;
const isLarge = async (request: Request) =>
  asks(request, 'PUT', /\/days\/[^/]+\/image$/) &&
  (await request.clone().arrayBuffer()).byteLength > maxBytes;

/** The largest accepted image: 10 MB, unless set. */
export const imageLimit = makeSwitch({
  gap: 'F3',
  at: 'api',
  values: {
    '1mb': onRequest(async (request) =>
      (await isLarge(request)) ? refuse('payloadTooLarge', 'At most 1 MB is accepted here.') : request,
    ),
    '1mb-dropped': onRequest(async (request) => {
      if (await isLarge(request)) throw new Dropped();
      return request;
    }),
  },
});
