import { html } from 'hono/html';
import type { StoredDocument } from '../itineraries/documents.ts';
import type { Companion, MemberRole, OpenLink, TokenKind } from '../itineraries/people.ts';
import { icon } from './icons.ts';
import { type Html, initials } from './layout.ts';
import { dateWords, line } from './words.ts';

/** Whom a trip is shared with, as one member sees it. */
export interface Sharing {
  itineraryId: string;
  readerId: string;
  owner: { id: string; name: string };
  people: Companion[];
  /** Filled only for the owner. */
  links: OpenLink[];
  /** The reader's own documents. */
  documents: (StoredDocument & { isHere: boolean })[];
  /** The action that was just completed. */
  done?: SharingDone | undefined;
}

const doneWords = {
  removed: 'They are removed. The trip is no longer in their account.',
  withdrawn: 'The link is withdrawn. Whoever joined with it stays.',
};
export type SharingDone = keyof typeof doneWords;
export const isSharingDone = (word: string): word is SharingDone => Object.hasOwn(doneWords, word);

/** People, open links and documents, for the trip's members only. */
export function sharingPanel(sharing: Sharing): Html {
  const { done, people, links, documents } = sharing;
  return html`${done ? html`<p class="banner lead" role="status">${icon('tick')}<span>${doneWords[done]}</span></p>` : ''}
    ${people.length > 0 ? peoplePanel(sharing) : ''}
    ${links.length > 0 ? linksPanel(sharing) : ''}
    ${documents.length > 0 ? documentsPanel(sharing) : ''}`;
}

const roleWords: Record<MemberRole, string> = { editor: 'Can edit', viewer: 'Can view' };

function peoplePanel({ itineraryId, readerId, owner, people }: Sharing): Html {
  const isOwner = owner.id === readerId;
  const row = ({ userId, name, role }: Companion) => html`<li data-person="${userId}">
    ${initials(name)}<div><h3>${name}${userId === readerId ? ' (you)' : ''}</h3><p>${roleWords[role]}</p></div>
    ${isOwner ? html`<form method="post" action="/i/${itineraryId}/people/${userId}/remove"><button class="destructive" id="remove-${userId}" aria-label="Remove ${name}">Remove</button></form>` : ''}
  </li>`;
  return html`<section class="panel" id="people"><h2>People</h2><ul class="apps">
    <li>${initials(owner.name)}<div><h3>${owner.name}${isOwner ? ' (you)' : ''}</h3><p>Owner</p></div></li>
    ${people.map(row)}
    ${isOwner ? '' : leaveRow(itineraryId)}
  </ul></section>`;
}

/** Asks for confirmation, since leaving cannot be undone by oneself. */
const leaveRow = (itineraryId: string): Html => html`<li><details><summary>Leave this trip…</summary>
    <p>It goes from your trips. Only its owner can add you again.</p>
    <form method="post" action="/i/${itineraryId}/leave"><button class="destructive" id="leave">Leave this trip</button></form>
  </details></li>`;

const linkWords: Record<TokenKind, string> = { link: 'Link', call: 'Invitation to a call' };

function linksPanel({ itineraryId, links }: Sharing): Html {
  const row = ({ id, kind, role, createdAt, expiresAt }: OpenLink) => {
    const name = `${linkWords[kind]} of ${dateWords(createdAt)}`;
    return html`<li data-link="${id}">
      ${icon('link')}<div><h3>${name}</h3><p>${line(roleWords[role], `open until ${dateWords(expiresAt)}`)}</p></div>
      <form method="post" action="/i/${itineraryId}/links/${encodeURIComponent(id)}/withdraw"><button class="destructive" id="withdraw-${id}" aria-label="Withdraw: ${name}">Withdraw</button></form>
    </li>`;
  };
  return html`<section class="panel" id="links"><h2>Links to join</h2><ul class="apps">${links.map(row)}</ul></section>`;
}

function documentsPanel({ itineraryId, documents }: Sharing): Html {
  const row = ({ id, name, kind, isHere }: Sharing['documents'][number]) => html`<li data-document="${id}">
    ${icon('document')}<div><h3>${name ?? 'Document'}</h3>${kind ? html`<p>${kind}</p>` : ''}</div>
    ${isHere ? html`<a class="button secondary" id="fetch-${id}" href="/i/${itineraryId}/documents/${id}" download aria-label="Download ${name ?? 'document'}">Download</a>` : html`<p class="small quiet">Kept by the app that added it</p>`}
  </li>`;
  return html`<section class="panel" id="documents"><h2>Your documents</h2><ul class="apps">${documents.map(row)}</ul></section>`;
}
