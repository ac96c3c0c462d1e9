// Under which names the authorization server and its clients are known.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { answerAsked, ask, newClient, redeem, redirectUri, refresh } from '../sign-in.ts';
import type { Check, Checks } from './check.ts';
import { listStatus, metadata, registered, resource } from './oauth.ts';

/** An issuer with a path has its metadata here and nowhere else, and everything works below it. */
const describedAt =
  (place: string, elsewhere: string): Check =>
  async (world) => {
    const answer = await world.auth(place);
    expect(answer.status).toBe(200);
    const { issuer, authorization_endpoint, token_endpoint } = await answer.json();
    expect(issuer).toBe(`${world.authUrl}/traveller`);
    for (const other of [elsewhere, '/.well-known/oauth-authorization-server'])
      expect((await world.auth(other)).status).toBe(404);
    expect(await (await world.auth(resource)).json()).toMatchObject({ authorization_servers: [issuer] });
    const asked = ask(world, await newClient(world));
    const url = asked.url.replace(`${world.authUrl}/oauth/authorize`, authorization_endpoint);
    const back = await answerAsked(world.browser(), { ...asked, url });
    expect(back.searchParams.get('iss')).toBe(issuer);
    const form = {
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      code_verifier: asked.verifier,
      redirect_uri: asked.redirect,
      client_id: asked.clientId,
    };
    const body = new URLSearchParams(form);
    const tokens = await world.auth(new URL(token_endpoint).pathname, { method: 'POST', body });
    expect(await listStatus(world, (await tokens.json()).access_token)).toBe(200);
  };

/** Serves a client metadata document, whose address is the client's id. */
async function withDocument(act: (clientId: string) => Promise<void>): Promise<void> {
  const server = createServer((request, response) => {
    const client_id = `http://${request.headers.host}/wayclip.json`;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ client_id, client_name: 'By document', redirect_uris: [redirectUri] }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await act(`http://127.0.0.1:${port}/wayclip.json`).finally(() => server.close());
}
const connectedByDocument: Check = async (world) => {
  const described = await (await metadata(world)).json();
  expect(described.client_id_metadata_document_supported).toBe(true);
  await withDocument(async (clientId) => {
    const asked = ask(world, clientId);
    const code = (await answerAsked(world.browser(), asked)).searchParams.get('code') ?? '';
    const given = await (await redeem(world, asked, code)).json();
    expect(await listStatus(world, given.access_token)).toBe(200);
    expect((await refresh(world, clientId, given.refresh_token)).status).toBe(200);
    // The document names the client it is about; this one names another.
    const { url } = ask(world, `${clientId}?other`);
    expect((await world.browser().open(url)).status).toBe(400);
  });
};

export const oauthNameChecks: Checks<'issuerPath' | 'clientDocuments'> = {
  issuerPath: {
    'append-only': describedAt(
      '/traveller/.well-known/oauth-authorization-server',
      '/.well-known/oauth-authorization-server/traveller',
    ),
    'insert-only': describedAt(
      '/.well-known/oauth-authorization-server/traveller',
      '/traveller/.well-known/oauth-authorization-server',
    ),
  },
  clientDocuments: {
    supported: async (world) => {
      await connectedByDocument(world);
      expect((await registered(world)).status).toBe(201);
    },
    only: async (world) => {
      await connectedByDocument(world);
      expect(await (await metadata(world)).json()).not.toHaveProperty('registration_endpoint');
      expect((await registered(world)).status).toBe(404);
    },
  },
};
