import { type Context, Hono } from 'hono';
import type { Provider } from 'oidc-provider';
import { readScopes } from '../oauth/scopes.ts';
import type { Travellers } from '../travellers/travellers.ts';
import { type Asked, openQuestions, pathOf, type Questions, showRunOut, targetOf } from './asked.ts';
import { consentPage } from './consent-page.ts';
import { readForm } from './form.ts';
import { show } from './layout.ts';
import type { WebEnv } from './session.ts';
import { type SignUpPage, signInPage, signUpPage } from './sign-in-page.ts';

/** The steps between /oauth/authorize and its answer: sign in or sign up, then allow or not. */
export function interactionRoutes(provider: Provider, travellers: Travellers): Hono<WebEnv> {
  const questions = openQuestions(provider);
  const routes = new Hono<WebEnv>();
  routes.get('/:uid', async (c) => {
    const asked = await questions.open(c);
    if (!asked) return showRunOut(c);
    const traveller = await travellers.find(asked.session?.accountId ?? '');
    if (asked.prompt.name !== 'consent' || !traveller) return showSignIn(c, { asked, questions });
    const scopes = readScopes(String(asked.params.scope ?? ''));
    const clientName = await questions.clientName(asked);
    const page = consentPage({ clientName, asked: scopes, traveller, base: pathOf(asked) });
    return show(c, page, { formTarget: targetOf(asked) });
  });
  routes.route('/:uid/sign-in', signInSteps(questions, travellers));
  routes.route('/:uid/sign-up', signUpSteps(questions, travellers));
  routes.post('/:uid/allow', async (c) => {
    const asked = await questions.open(c);
    if (asked?.prompt.name !== 'consent' || !asked.session) return showRunOut(c);
    return questions.answer(c, {
      consent: { grantId: await grantOf(provider, asked, asked.session.accountId) },
    });
  });
  routes.post('/:uid/deny', async (c) => {
    if (!(await questions.open(c))) return showRunOut(c);
    return questions.answer(c, { error: 'access_denied', error_description: 'The traveller said not now.' });
  });
  return routes;
}

function signInSteps(questions: Questions, travellers: Travellers): Hono<WebEnv> {
  const routes = new Hono<WebEnv>();
  routes.get('/', async (c) => {
    const asked = await questions.open(c);
    return asked ? showSignIn(c, { asked, questions }) : showRunOut(c);
  });
  routes.post('/', async (c) => {
    const asked = await questions.open(c);
    if (!asked) return showRunOut(c);
    const { email, password } = await readForm(c);
    const traveller = await travellers.signIn(email, password);
    if (!traveller) return showSignIn(c, { asked, questions, wrongEmail: email });
    return questions.answer(c, { login: { accountId: traveller.id } });
  });
  return routes;
}

function signUpSteps(questions: Questions, travellers: Travellers): Hono<WebEnv> {
  const routes = new Hono<WebEnv>();
  routes.get('/', async (c) => {
    const asked = await questions.open(c);
    return asked ? showSignUp(c, asked) : showRunOut(c);
  });
  routes.post('/', async (c) => {
    const asked = await questions.open(c);
    if (!asked) return showRunOut(c);
    const { email, name, password } = await readForm(c);
    const made = await travellers.create({ email, name, password });
    if (!made.ok) return showSignUp(c, asked, { email, name, problem: made.failure });
    return questions.answer(c, { login: { accountId: made.value.id } });
  });
  return routes;
}

interface SignInShown {
  asked: Asked;
  questions: Questions;
  /** What was typed, when it was not right. */
  wrongEmail?: string;
}

async function showSignIn(c: Context<WebEnv>, { asked, questions, wrongEmail }: SignInShown) {
  const base = pathOf(asked);
  const clientName = await questions.clientName(asked);
  const links = { action: `${base}/sign-in`, signUpUrl: `${base}/sign-up`, clientName };
  const page = signInPage(wrongEmail === undefined ? links : { ...links, email: wrongEmail, isWrong: true });
  // 200 also for a wrong password: a browser's sign-in window closes itself on anything else.
  return show(c, page, { formTarget: targetOf(asked) });
}

function showSignUp(c: Context<WebEnv>, asked: Asked, given: Partial<SignUpPage> = {}) {
  const base = pathOf(asked);
  const page = signUpPage({ ...given, action: `${base}/sign-up`, signInUrl: `${base}/sign-in` });
  return show(c, page, { formTarget: targetOf(asked) });
}

async function grantOf(provider: Provider, asked: Asked, accountId: string): Promise<string> {
  const existing = asked.grantId ? await provider.Grant.find(asked.grantId) : undefined;
  const grant = existing ?? new provider.Grant({ accountId, clientId: String(asked.params.client_id) });
  const { missingResourceScopes, missingOIDCScope } = asked.prompt.details;
  for (const [resource, names] of Object.entries(missingResourceScopes ?? {}))
    grant.addResourceScope(resource, [names].flat().join(' '));
  // There is no OpenID here: asked for all the same, it is left out of what is granted.
  if (Array.isArray(missingOIDCScope)) grant.rejectOIDCScope(missingOIDCScope.join(' '));
  return grant.save();
}
