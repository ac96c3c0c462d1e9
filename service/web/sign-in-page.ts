import { html } from 'hono/html';
import { type EntryProblem, waitMinutes } from '../travellers/sign-in-gate.ts';
import { card, type Html, type PageParts } from './layout.ts';

export const problemWords: Record<EntryProblem, string> = {
  'no-match': 'This address and password do not belong together. Check both and try again.',
  'too-many': `Too many tries. Wait ${waitMinutes} minutes, then try again. The account is safe.`,
  'email-not-valid': 'This does not look like an email address.',
  'email-taken': 'There is already an account with this address. Sign in instead.',
  'password-too-short': 'Use at least 10 characters for the password.',
  'password-too-long': 'Use at most 200 characters for the password.',
  'name-missing': 'Type a name, at most 80 characters long.',
};
const problemLine = (problem: EntryProblem | undefined): Html | '' =>
  problem ? html`<p class="alert" role="alert" id="problem">${problemWords[problem]}</p>` : '';

export interface SignInPage {
  /** Where the form is sent, and where someone without an account can sign up. */
  action: string;
  signUpUrl: string;
  /** The requesting app, by its own name. */
  clientName?: string | undefined;
  email?: string;
  problem?: EntryProblem | undefined;
}

export const signInPage = ({
  action,
  signUpUrl,
  clientName,
  email = '',
  problem,
}: SignInPage): PageParts => ({
  title: 'Sign in',
  body: card(html`
    <h1>Sign in</h1>
    <p class="lead">${clientName ? html`Then you decide what <b>${clientName}</b> may do.` : 'To see your itineraries.'}</p>
    ${problemLine(problem)}
    <form class="fields" method="post" action="${action}">
      <label for="email">Email</label>
      <input id="email" name="email" type="email" autocomplete="username" required value="${email}" ${email ? '' : 'autofocus'} />
      <label for="password">Password</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required ${email ? 'autofocus' : ''} />
      <button class="primary" id="sign-in">Sign in</button>
    </form>
    <p class="other">New here? <a id="to-sign-up" href="${signUpUrl}">Make an account</a></p>`),
});

export interface SignUpPage {
  action: string;
  signInUrl: string;
  email?: string;
  name?: string;
  problem?: EntryProblem | undefined;
}

export const signUpPage = ({ action, signInUrl, email = '', name = '', problem }: SignUpPage): PageParts => ({
  title: 'Make an account',
  body: card(html`
    <h1>Make an account</h1>
    <p class="lead">A place for your itineraries. Only you can see them.</p>
    ${problemLine(problem)}
    <form class="fields" method="post" action="${action}">
      <label for="name">Name</label>
      <input id="name" name="name" autocomplete="name" required maxlength="80" value="${name}" autofocus />
      <label for="email">Email</label>
      <input id="email" name="email" type="email" autocomplete="username" required value="${email}" />
      <label for="password">Password</label>
      <input id="password" name="password" type="password" autocomplete="new-password" required minlength="10" maxlength="200" />
      <p class="hint small">At least 10 characters. A few plain words are fine.</p>
      <button class="primary" id="sign-up">Make account</button>
    </form>
    <p class="other">Have one already? <a href="${signInUrl}">Sign in</a></p>`),
});
