import { refuse } from './problems.ts';
import { asks, makeSwitch, onRequest } from './speak.ts';

const without = (...methods: string[]) =>
  onRequest((request) =>
    methods.some((method) => asks(request, method, /^\/v1\/itineraries\/[^/]+$/))
      ? refuse('notFound', 'There is nothing at this address.')
      : request,
  );

/** Changing and deleting an itinerary, which the document does not show. */
export const updateReply = makeSwitch({
  gap: 'B3',
  at: 'api',
  values: {
    absent: without('PUT', 'PATCH', 'DELETE'),
    'patch-only': without('PUT'),
    'put-only': without('PATCH'),
  },
});
