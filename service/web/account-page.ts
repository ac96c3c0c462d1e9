import { html } from 'hono/html';
import type { ConnectedApp } from '../oauth/connected-apps.ts';
import { scopes } from '../oauth/scopes.ts';
import type { Plan } from '../travellers/plan.ts';
import type { Traveller } from '../travellers/travellers.ts';
import { icon } from './icons.ts';
import { bar, type Html, initials, type PageParts } from './layout.ts';
import { planPanel } from './plan-panel.ts';
import { dateWords, line } from './words.ts';

export interface AccountPage {
  reader: Traveller;
  plan: Plan;
  apps: ConnectedApp[];
  now: Date;
  /** The action that was just completed. */
  done?: Done | undefined;
}

const doneWords = {
  disconnected: 'The app is disconnected. It can no longer see or change anything.',
  password: 'Your password is changed. You are signed out everywhere else.',
};
export type Done = keyof typeof doneWords;
export const isDone = (word: string): word is Done => Object.hasOwn(doneWords, word);
const banner = (done: Done): Html =>
  html`<p class="banner lead" role="status">${icon('tick')}<span>${doneWords[done]}</span></p>`;

export const accountPage = ({ reader, plan, apps, now, done }: AccountPage): PageParts => ({
  title: 'Your account',
  body: html`${bar(reader, '/account')}<main class="page narrow" id="content">
    <header><h1>Your account</h1></header>
    <section class="panel person">
      ${initials(reader.name)}
      <div><h3 id="who">${reader.name}</h3><p>${reader.email}</p></div>
      <a class="button secondary" id="to-password" href="/account/password">Change password</a>
    </section>
    ${done === 'password' ? banner(done) : ''}
    ${planPanel(plan, reader.id)}
    <section class="section" id="apps" aria-labelledby="apps-title">
      <h2 id="apps-title">Connected apps</h2>
      <p class="lead">What an app may do for you, until you disconnect it. Trips that it made stay yours.</p>
      ${done === 'disconnected' ? banner(done) : ''}
      ${apps.length === 0 ? html`<div class="empty"><h3>No app is connected.</h3><p>Connect one from the app itself, for example from your browser’s Wayclip button.</p></div>` : html`<ul class="panel apps">${apps.map((app) => appRow(app, now))}</ul>`}
    </section>
    ${leaving}
  </main>`,
});

const leaving = html`<section class="section" id="data" aria-labelledby="data-title">
    <h2 id="data-title">Your data</h2>
    <ul class="panel apps">
      <li>${icon('document')}<div><h3>Take everything along</h3><p>Your trips, pictures, documents and marks, as files in one ZIP.</p></div><a class="button secondary" id="to-export" href="/account/export" download>Download</a></li>
      <li>${icon('cross')}<div><h3>Delete your account</h3><p>Everything of yours goes, for good. You are asked once more.</p></div><a class="button destructive" id="to-delete" href="/account/delete">Delete…</a></li>
    </ul>
  </section>`;

function appRow({ clientId, name, scopes: allowed, connectedAt, lastSeenAt }: ConnectedApp, now: Date): Html {
  const may = allowed.map((scope) => scopes[scope].title);
  return html`<li data-client="${clientId}">
    ${icon('plug')}
    <div>
      <h3>${name}</h3>
      ${may.map((words) => html`<p>${words}</p>`)}
      <p class="small quiet">${line(`Connected ${dateWords(connectedAt)}`, `last active ${agoWords(lastSeenAt, now)}`)}</p>
    </div>
    <form method="post" action="/account/apps/${encodeURIComponent(clientId)}/disconnect">
      <button class="destructive" id="disconnect-${clientId}" aria-label="Disconnect ${name}">Disconnect</button>
    </form>
  </li>`;
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** "today", "yesterday", else the date. */
function agoWords(moment: Date, now: Date): string {
  const days = Math.floor((now.getTime() - moment.getTime()) / dayMilliseconds);
  if (days < 1) return 'today';
  return days < 2 ? 'yesterday' : dateWords(moment);
}
