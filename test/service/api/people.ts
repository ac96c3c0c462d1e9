// Invented travellers, each with a token of a third-party app and one of the service's own.
import { Browser } from '../browser.ts';
import { bothScopes, connect, connectApp, ownAppOf } from '../connect.ts';
import { made, service } from './world.ts';

const allScopes = `${bothScopes} documents:read documents:write`;

export interface Person {
  id: string;
  name: string;
  /** A token of a third-party app. */
  as: string;
  /** A token of the service's own app. */
  own: string;
}

export async function newPerson(name: string): Promise<Person> {
  const who = { email: `${name.toLowerCase()}@wayclip.test`, password: `${name}-and-a-quiet-password` };
  await new Browser(service.authUrl).open('/sign-up', { ...who, name });
  const as = (await connect(service, allScopes, who)).tokens.access_token;
  const own = (await connectApp(service, await ownAppOf(service), { scope: allScopes, who })).tokens
    .access_token;
  const { author } = await made({ title: `${name}’s first trip` }, as);
  return { id: author?.id ?? '', name, as, own };
}
