import { html } from 'hono/html';
import type { Traveller } from '../travellers/travellers.ts';
import { icon } from './icons.ts';
import { bar, messageCard, type PageParts } from './layout.ts';
import { problemWords } from './sign-in-page.ts';

export interface DeletePage {
  reader: Traveller;
  problem?: 'no-match' | 'too-many' | undefined;
}

const words = { ...problemWords, 'no-match': 'This is not your password. Nothing was deleted.' };

const going = [
  'Your trips, with their pictures and documents, for everyone you shared them with',
  'What you saved, liked and reported, and who you follow',
  'Your place in trips that others shared with you, and your documents there',
  'Every connected app, and every place where you are signed in',
];

/** The confirmation page: what will be deleted, and the password to confirm it. */
export const deletePage = ({ reader, problem }: DeletePage): PageParts => ({
  title: 'Delete your account',
  body: html`${bar(reader, '/account')}<main class="page narrow" id="content">
    <header><h1>Delete your account?</h1></header>
    <p class="lead">This goes at once, and nobody can bring it back:</p>
    <ul class="going">${going.map((each) => html`<li>${icon('cross')}<span>${each}</span></li>`)}</ul>
    <p class="lead"><a href="/account/export">Download everything</a> first, if you want to keep any of it.</p>
    <section class="panel sheet">
      ${problem ? html`<p class="alert" role="alert" id="problem">${words[problem]}</p>` : ''}
      <form class="fields" method="post" action="/account/delete">
        <input class="hidden" name="email" type="email" autocomplete="username" value="${reader.email}" readonly tabindex="-1" aria-hidden="true" />
        <label for="password">Your password</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required />
        <button class="primary danger" id="delete-account">Delete ${reader.email} for good</button>
      </form>
      <p class="other"><a href="/account">Keep my account</a></p>
    </section>
  </main>`,
});

export const deletedPage: PageParts = {
  title: 'Your account is deleted',
  body: messageCard(
    'Your account is deleted.',
    'Everything that was yours here is gone, and no app can act for you any more.',
  ),
};
