import { type Context, Hono } from 'hono';
import type { Provider } from 'oidc-provider';
import { isOwnClient } from '../oauth/own-app.ts';
import { allScopes, readScopes } from '../oauth/scopes.ts';
import type { EntryProblem, SignInGate } from '../travellers/sign-in-gate.ts';
import type { Travellers } from '../travellers/travellers.ts';
import {
  type AuthorizationRequest,
  openQuestions,
  pathOf,
  type Questions,
  showExpired,
  targetOf,
} from './authorization-request.ts';
import { consentPage } from './consent-page.ts';
import { readForm } from './form.ts';
import { show } from './layout.ts';
import type { AddressOf, WebEnv } from './session.ts';
import { type SignUpPage, signInPage, signUpPage } from './sign-in-page.ts';

export interface InteractionParts {
  provider: Provider;
  travellers: Travellers;
  ownOrigins: readonly string[];
  door: SignInGate;
  addressOf: AddressOf;
}

/** The steps between /oauth/authorize and its answer: sign in or sign up, then allow or deny. */
export function interactionRoutes(parts: InteractionParts): Hono<WebEnv> {
  const { provider, travellers, ownOrigins, door, addressOf } = parts;
  const questions = openQuestions(provider);
  const routes = new Hono<WebEnv>();
  routes.get('/:uid', async (c) => {
    const asked = await questions.open(c);
    if (!asked) return showExpired(c);
    const scopes = readScopes(String(asked.params.scope ?? ''));
    if (scopes.length === 0) return questions.answer(c, nothingAsked);
    const traveller = await travellers.find(asked.session?.accountId ?? '');
    if (asked.prompt.name !== 'consent' || !traveller) return showSignIn(c, { asked, questions });
    const client = await questions.client(asked);
    const clientName = client?.clientName ?? 'This app';
    const isOwnApp = client !== undefined && isOwnClient(client, ownOrigins);
    const host = URL.parse(targetOf(asked) ?? '')?.host;
    const page = consentPage({ clientName, host, asked: scopes, isOwnApp, traveller, base: pathOf(asked) });
    return show(c, page, { formTarget: targetOf(asked) });
  });
  routes.route('/:uid/sign-in', signInSteps(questions, door, addressOf));
  routes.route('/:uid/sign-up', signUpSteps(questions, door, addressOf));
  routes.post('/:uid/allow', async (c) => {
    const asked = await questions.open(c);
    if (asked?.prompt.name !== 'consent' || !asked.session) return showExpired(c);
    return questions.answer(c, {
      consent: { grantId: await grantOf(provider, asked, asked.session.accountId) },
    });
  });
  routes.post('/:uid/deny', async (c) => {
    if (!(await questions.open(c))) return showExpired(c);
    return questions.answer(c, { error: 'access_denied', error_description: 'The traveller said not now.' });
  });
  return routes;
}

const nothingAsked = {
  error: 'invalid_scope',
  error_description: `Ask for one or more of: ${allScopes.join(', ')}.`,
};

function signInSteps(questions: Questions, door: SignInGate, addressOf: AddressOf): Hono<WebEnv> {
  const routes = new Hono<WebEnv>();
  routes.get('/', async (c) => {
    const asked = await questions.open(c);
    return asked ? showSignIn(c, { asked, questions }) : showExpired(c);
  });
  routes.post('/', async (c) => {
    const asked = await questions.open(c);
    if (!asked) return showExpired(c);
    const { email, password } = await readForm(c);
    const entered = await door.signIn({ email, password }, addressOf(c));
    if (!entered.ok) return showSignIn(c, { asked, questions, refused: { email, problem: entered.failure } });
    return questions.answer(c, { login: { accountId: entered.value.id } });
  });
  return routes;
}

function signUpSteps(questions: Questions, door: SignInGate, addressOf: AddressOf): Hono<WebEnv> {
  const routes = new Hono<WebEnv>();
  routes.get('/', async (c) => {
    const asked = await questions.open(c);
    return asked ? showSignUp(c, asked) : showExpired(c);
  });
  routes.post('/', async (c) => {
    const asked = await questions.open(c);
    if (!asked) return showExpired(c);
    const { email, name, password } = await readForm(c);
    const made = await door.signUp({ email, name, password }, addressOf(c));
    if (!made.ok) return showSignUp(c, asked, { email, name, problem: made.failure });
    return questions.answer(c, { login: { accountId: made.value.id } });
  });
  return routes;
}

interface SignInShown {
  asked: AuthorizationRequest;
  questions: Questions;
  /** The rejected input. */
  refused?: { email: string; problem: EntryProblem };
}

async function showSignIn(c: Context<WebEnv>, { asked, questions, refused }: SignInShown) {
  const base = pathOf(asked);
  const clientName = (await questions.client(asked))?.clientName ?? 'This app';
  const page = signInPage({
    action: `${base}/sign-in`,
    signUpUrl: `${base}/sign-up`,
    clientName,
    ...refused,
  });
  // 200 even for a wrong password: a browser's sign-in window closes on anything else.
  return show(c, page, { formTarget: targetOf(asked) });
}

function showSignUp(c: Context<WebEnv>, asked: AuthorizationRequest, given: Partial<SignUpPage> = {}) {
  const base = pathOf(asked);
  const page = signUpPage({ ...given, action: `${base}/sign-up`, signInUrl: `${base}/sign-in` });
  return show(c, page, { formTarget: targetOf(asked) });
}

async function grantOf(provider: Provider, asked: AuthorizationRequest, accountId: string): Promise<string> {
  const existing = asked.grantId ? await provider.Grant.find(asked.grantId) : undefined;
  const grant = existing ?? new provider.Grant({ accountId, clientId: String(asked.params.client_id) });
  const { missingResourceScopes, missingOIDCScope } = asked.prompt.details;
  for (const [resource, names] of Object.entries(missingResourceScopes ?? {}))
    grant.addResourceScope(resource, [names].flat().join(' '));
  // OpenID is not supported: if requested anyway, it is left out of the grant.
  if (Array.isArray(missingOIDCScope)) grant.rejectOIDCScope(missingOIDCScope.join(' '));
  return grant.save();
}
