// Every dialect of the authorization server on its own: connect, call, refresh, call, sign out.
import { describe, expect, test } from 'vitest';
import { listItineraries } from '../../../lib/api/itineraries.ts';
import { openConnection } from '../../../lib/auth/session.ts';
import { signOut } from '../../../lib/auth/sign-out.ts';
import { connect } from '../../../lib/journeys/connect.ts';
import { ok } from '../../../lib/model/result.ts';
import { demoTraveller } from '../../../service/seed.ts';
import { Browser } from '../../service/browser.ts';
import { signIn } from '../../service/connect.ts';
import { world as freshTraveller } from '../traveller.ts';
import { changed, dialectsAt, speak } from './dialects.ts';
import { nameOf, type Steps } from './journeys.ts';
import { patience } from './world.ts';
import { worldOfTests } from './world-of-tests.ts';

const usualSession: Steps = {
  connect: 'ok',
  list: 'ok',
  'refresh and list': 'ok',
  // The second refresh needs the token that the first one returned.
  'refresh again and list': 'ok',
  'sign out': 'heard',
};
const otherSession: Record<string, Steps> = {
  'metadata=issuer-mismatch': { connect: 'service-not-understood: wrong-issuer' },
  'metadata=endpoints-other-host': { connect: 'service-not-understood: foreign-address' },
  'metadata=pkce-plain': { connect: 'service-not-understood: no-safe-sign-in' },
  'registration=429': { connect: 'slow-down' },
  'registration=secret-expires': {
    'refresh and list': 'signed-out',
    'refresh again and list': 'signed-out',
  },
  'clientDocuments=only': { connect: 'service-not-understood' },
  'issuerParameter=advertised-missing': { connect: 'sign-in-refused' },
  'issuerParameter=wrong': { connect: 'sign-in-refused' },
  'tokenReply=no-refresh': {
    'refresh and list': 'signed-out',
    'refresh again and list': 'signed-out',
  },
  'revocation=404': { 'sign out': 'not heard' },
  'revocation=503': { 'sign out': 'not heard' },
};

const world = await worldOfTests();

describe('a connection from its first day to its last', () => {
  test.each(dialectsAt('auth', 'both'))('$name=$value', async (set) => {
    const traveller = freshTraveller(world.service, { patience });
    if (set.name === 'issuerPath') {
      const authUrl = `${world.service.authUrl}/traveller`;
      traveller.edges.loadProfile = async () => ok(world.profile({ authUrl }));
    }
    await speak(world, set);
    const steps: Steps = {};
    const connected = await connect(traveller.edges);
    steps.connect = nameOf(connected);
    if (connected.ok) {
      const connection = openConnection(connected.value, traveller.session);
      steps.list = nameOf(await listItineraries(connection));
      for (const step of ['refresh and list', 'refresh again and list']) {
        traveller.later(3600_000);
        await world.control.advance(3600);
        steps[step] = nameOf(await listItineraries(connection));
      }
      const forgetAccount = async (id: string) => {
        traveller.accounts.delete(id);
        traveller.tokens.delete(id);
      };
      const isHeard = await signOut(connected.value, { ...traveller.session, forgetAccount });
      steps['sign out'] = isHeard ? 'heard' : 'not heard';
      expect(traveller.accounts.size + traveller.tokens.size).toBe(0);
    }
    expect(steps).toEqual(changed(usualSession, otherSession[`${set.name}=${set.value}`]));
  });
});

describe('disconnected under Connected Apps', () => {
  test.each([
    ['at once', {}, 'signed-out'],
    ['when its hour is over', { disconnection: 'token-survives' }, 'ok'],
  ] as const)('is signed out %s, and keeps all else', async (_when, dialect, meanwhile) => {
    const traveller = freshTraveller(world.service, { patience });
    await world.control.speak(dialect);
    const connected = await connect(traveller.edges);
    if (!connected.ok) throw new Error('Not connected.');
    const connection = openConnection(connected.value, traveller.session);
    const browser = new Browser(world.service.authUrl);
    await signIn(browser, await browser.open('/sign-in?next=/account'), demoTraveller);
    await browser.press(await browser.open('/account'), `disconnect-${connected.value.clientId}`);
    expect(nameOf(await listItineraries(connection))).toBe(meanwhile);
    traveller.later(3600_000);
    await world.control.advance(3600);
    expect(nameOf(await listItineraries(connection))).toBe('signed-out');
    expect(traveller.accounts.get(connected.value.id)).toMatchObject({ clientId: connected.value.clientId });
  });
});

describe('before a window opens', () => {
  const asked = async () => (await world.control.journal()).map(({ path }) => path);

  test('metadata=endpoints-other-host is seen through: nobody is led to a sign-in', async () => {
    const traveller = freshTraveller(world.service, { patience });
    await world.control.speak({ metadata: 'endpoints-other-host' });
    await world.control.clearJournal();
    expect(nameOf(await connect(traveller.edges))).toBe('service-not-understood: foreign-address');
    expect((await asked()).filter((path) => path.includes('/oauth/'))).toEqual([]);
  });

  test('resourceMetadata=other-resource is not believed: no token is asked for somebody else', async () => {
    const traveller = freshTraveller(world.service, { patience });
    const { openWindow } = traveller.edges;
    const opened: string[] = [];
    traveller.edges.openWindow = (address) => {
      opened.push(address);
      return openWindow(address);
    };
    await world.control.speak({ resourceMetadata: 'other-resource' });
    expect(nameOf(await connect(traveller.edges))).toBe('ok');
    expect(opened.map((address) => new URL(address).searchParams.get('resource'))).toEqual([null]);
  });

  test('issuerPath=insert-only is read where the standard puts it', async () => {
    const traveller = freshTraveller(world.service, { patience });
    const authUrl = `${world.service.authUrl}/traveller`;
    traveller.edges.loadProfile = async () => ok(world.profile({ authUrl }));
    await world.control.speak({ issuerPath: 'insert-only' });
    await world.control.clearJournal();
    expect(nameOf(await connect(traveller.edges))).toBe('ok');
    expect(await asked()).toContain('/.well-known/oauth-authorization-server/traveller');
  });
});
