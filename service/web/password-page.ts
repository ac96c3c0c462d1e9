import { html } from 'hono/html';
import type { PasswordProblem } from '../travellers/sign-in-gate.ts';
import type { Traveller } from '../travellers/travellers.ts';
import { bar, type PageParts } from './layout.ts';
import { problemWords } from './sign-in-page.ts';

export interface PasswordPage {
  reader: Traveller;
  problem?: PasswordProblem | undefined;
}

const words: Record<PasswordProblem, string> = {
  ...problemWords,
  'no-match': 'This is not your current password. Nothing was changed.',
  'not-new': 'This is the password that you have now. Choose another one.',
};

export const passwordPage = ({ reader, problem }: PasswordPage): PageParts => ({
  title: 'Change your password',
  body: html`${bar(reader, '/account')}<main class="page narrow" id="content">
    <header><h1>Change your password</h1></header>
    <p class="lead">You stay signed in here, and are signed out everywhere else. Connected apps stay connected.</p>
    <section class="panel sheet">
      ${problem ? html`<p class="alert" role="alert" id="problem">${words[problem]}</p>` : ''}
      <form class="fields" method="post" action="/account/password">
        <input class="hidden" name="email" type="email" autocomplete="username" value="${reader.email}" readonly tabindex="-1" aria-hidden="true" />
        <label for="password">Current password</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required autofocus />
        <label for="next">New password</label>
        <input id="next" name="next" type="password" autocomplete="new-password" required minlength="10" maxlength="200" />
        <p class="hint small">At least 10 characters. A few plain words are fine.</p>
        <button class="primary" id="change-password">Change password</button>
      </form>
      <p class="other"><a href="/account">Back to your account</a></p>
    </section>
  </main>`,
});
