import { makeSwitch, onRequest } from './speak.ts';

/** Every API call redirects elsewhere: a client must not send its token there. */
export const redirects = makeSwitch({
  gap: 'H2',
  at: 'api',
  values: {
    'other-host': onRequest((request) => {
      const { pathname, search } = new URL(request.url);
      return new Response(null, {
        status: 302,
        headers: { location: `https://elsewhere.example${pathname}${search}` },
      });
    }),
  },
});
