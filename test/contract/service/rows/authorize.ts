// Rows of section 4.1, for the authorization itself.
import { expect } from 'vitest';
import { demoTraveller } from '../../../../service/seed.ts';
import { type Row, section } from '../row.ts';
import { allScopes, answerAsked, ask, isSignIn, newClient } from '../sign-in.ts';
import type { World } from '../world.ts';

const { good, bad } = section('4.1', 'GET /oauth/authorize');

/** Where the browser ends up, and what the page says. */
async function endOf(world: World, changes: Record<string, string | undefined>) {
  const asked = ask(world, changes.client_id ?? (await newClient(world)), changes);
  return { asked, page: await world.browser().open(asked.url) };
}

export const authorizeRows: Row[] = [
  good('signed in and approved → code, state and iss at the redirect URI', async (world) => {
    const asked = ask(world, await newClient(world));
    const answer = await answerAsked(world.browser(), asked);
    expect(answer.href.startsWith(asked.redirect)).toBe(true);
    expect(Object.fromEntries(answer.searchParams)).toEqual({
      code: expect.stringMatching(/\S/),
      state: asked.state,
      iss: world.authUrl,
    });
  }),
  good('the traveller is told what each scope allows', async (world) => {
    const browser = world.browser();
    const { url } = ask(world, await newClient(world), { scope: allScopes });
    const consent = await browser.press(await browser.open(url), 'sign-in', { ...demoTraveller });
    for (const words of [
      'See your itineraries',
      'Create and change',
      'names of your documents',
      'Add, rename',
    ])
      expect(consent.html).toContain(words);
  }),
  bad('not approved → access_denied with the state', async (world) => {
    const asked = ask(world, await newClient(world));
    const answer = await answerAsked(world.browser(), asked, { button: 'deny' });
    expect(answer.searchParams.get('error')).toBe('access_denied');
    expect(answer.searchParams.get('state')).toBe(asked.state);
    expect(answer.searchParams.has('code')).toBe(false);
  }),
  bad('a wrong password → 200, asked again', async (world) => {
    const browser = world.browser();
    const page = await browser.open(ask(world, await newClient(world)).url);
    const again = await browser.press(page, 'sign-in', { email: 'nobody@wayclip.test', password: 'wrong' });
    expect([again.status, isSignIn(again)]).toEqual([200, true]);
  }),
  bad('a redirect URI of someone else → a page, no redirect', async (world) => {
    const { page } = await endOf(world, { redirect_uri: 'https://elsewhere.example/' });
    expect([page.status, new URL(page.url).origin]).toEqual([400, world.authUrl]);
  }),
  bad('an unknown client → a page, no redirect', async (world) => {
    const { page } = await endOf(world, { client_id: 'nobody' });
    expect([page.status, new URL(page.url).origin]).toEqual([400, world.authUrl]);
  }),
  ...[
    ['no code_challenge', { code_challenge: undefined }, 'invalid_request'],
    ['code_challenge_method=plain', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['response_type=token', { response_type: 'token' }, 'unsupported_response_type'],
  ].map(([name, changes, error]) =>
    bad(`${name} → ${error}`, async (world) => {
      const { page } = await endOf(world, Object(changes));
      const answer = new URL(page.url);
      // For an unknown response type, the error comes in the fragment.
      const parameters = new URLSearchParams(answer.search || answer.hash.slice(1));
      expect(parameters.get('error')).toBe(error);
      expect(parameters.has('code')).toBe(false);
    }),
  ),
  bad('only unknown scopes → nothing is granted', async (world) => {
    const { page } = await endOf(world, { scope: 'everything' });
    expect(page.url).not.toContain('code=');
  }),
];
