import { html } from 'hono/html';
import { type Scope, scopes } from '../oauth/scopes.ts';
import type { Traveller } from '../travellers/travellers.ts';
import { icon } from './icons.ts';
import { card, type Html, initials, type PageParts } from './layout.ts';

export interface ConsentPage {
  clientName: string;
  /** The host that the answer is sent to: a name can be faked, an address cannot. */
  host: string | undefined;
  asked: Scope[];
  /** Whether it is one of the service's own apps, which have additional rights. */
  isOwnApp: boolean;
  traveller: Traveller;
  /** `${base}/allow`, `${base}/deny`, `${base}/sign-in` */
  base: string;
}

export const consentPage = ({
  clientName,
  host,
  asked,
  isOwnApp,
  traveller,
  base,
}: ConsentPage): PageParts => ({
  title: `Connect ${clientName}`,
  body: card(html`
    <h1>Connect ${clientName}?</h1>
    <p class="lead">It asks for a part of your account. You can disconnect it at any time, in the app or under Connected apps.</p>
    <div class="who">${initials(traveller.name)}
      <div><b id="who">${traveller.name}</b><p class="small">${traveller.email}</p>
        <a id="switch" class="small" href="${base}/sign-in">Use another account</a></div>
    </div>
    <p class="label">${clientName} will be able to</p>
    <ul class="asks">${asked.map(askedRow)}${isOwnApp ? ownAppRow : ''}</ul>
    <p class="label">It will not get</p>
    <ul class="asks">${refusedRows(asked)}</ul>
    ${host ? html`<p class="small quiet">Your answer goes to ${host}.</p>` : ''}
    <div class="answers">
      <form method="post" action="${base}/deny"><button class="secondary" id="deny">Not now</button></form>
      <form method="post" action="${base}/allow"><button class="primary" id="allow">Allow</button></form>
    </div>`),
});

const ownAppRow = html`<li data-own-app>${icon('lock')}<div><h3>Do what only this service’s own apps may</h3><p>Import pictures and videos, which uses your allowance; add people and join trips; report travellers; set reminders</p></div></li>`;

function askedRow(scope: Scope): Html {
  const { icon: drawing, title, text } = scopes[scope];
  return html`<li data-scope="${scope}">${icon(drawing)}<div><h3>${title}</h3><p>${text}</p></div></li>`;
}

function refusedRows(asked: Scope[]): Html[] {
  const asksDocuments = asked.some((scope) => scope.startsWith('documents:'));
  const documents = html`<li><span class="not">${icon('document')}</span><div><h3>Your documents</h3><p>Not their names, not their contents</p></div></li>`;
  const password = html`<li><span class="not">${icon('lock')}</span><div><h3>Your password</h3><p>You type it only on these pages</p></div></li>`;
  return asksDocuments ? [password] : [documents, password];
}
