import { html, raw } from 'hono/html';
import type { Summary } from '../../lib/model/itinerary.ts';
import type { Traveller } from '../travellers/travellers.ts';
import { icon } from './icons.ts';
import { bar, type Html, type PageParts } from './layout.ts';
import { visibilityTag } from './visibility.ts';
import { count, dateWords } from './words.ts';

const shelves = {
  all: 'All',
  owned: 'Yours',
  shared: 'Shared with you',
  saved: 'Saved',
  liked: 'Liked',
} as const;
export type Shelf = keyof typeof shelves;
export const isShelf = (text: string): text is Shelf => Object.hasOwn(shelves, text);
const shelfNames = Object.keys(shelves).filter(isShelf);

export interface LibraryPage {
  reader: Traveller;
  shelf: Shelf;
  summaries: Summary[];
  /** Set if this shelf has more than the page shows. */
  nextCursor?: string | undefined;
  /** Set if a shared trip was just left. */
  hasLeft?: boolean;
}

/** All of a traveller's trips, newest first. */
export const libraryPage = ({ reader, shelf, summaries, nextCursor, hasLeft }: LibraryPage): PageParts => ({
  title: 'Your trips',
  body: html`${bar(reader, '/')}<main class="page" id="content">
    <header><h1>Your trips</h1></header>
    ${hasLeft ? html`<p class="banner lead" role="status">${icon('tick')}<span>You have left the trip.</span></p>` : ''}
    <nav class="chips" aria-label="Which trips">${shelfNames.map((name) => shelfChip(name, shelf))}</nav>
    ${summaries.length === 0 ? emptyShelf(shelf) : html`<ul class="cards">${summaries.map(tripCard)}</ul>`}
    ${nextCursor ? html`<p class="more"><a class="button secondary" href="/?shelf=${shelf}&amp;cursor=${encodeURIComponent(nextCursor)}">Older trips</a></p>` : ''}
  </main>`,
});

const shelfChip = (name: Shelf, here: Shelf): Html =>
  html`<a class="chip" href="${name === 'all' ? '/' : `/?shelf=${name}`}" ${name === here ? raw('aria-current="page"') : ''}>${shelves[name]}</a>`;

const emptyWords: Record<Shelf, string> = {
  all: 'Connect an app and send a trip from it. It will stand here.',
  owned: 'Connect an app and send a trip from it. It will stand here.',
  shared: 'When someone shares a trip with you, it will stand here.',
  saved: 'Trips from Explore that you save will stand here.',
  liked: 'Trips from Explore that you like will stand here.',
};
const emptyShelf = (shelf: Shelf): Html =>
  html`<div class="empty"><h2>Nothing here yet.</h2><p>${emptyWords[shelf]}</p></div>`;

function tripCard(summary: Summary): Html {
  const {
    id,
    title,
    destination,
    heroImageURL,
    dayCount = 0,
    stopCount = 0,
    role,
    author,
    updatedAt,
  } = summary;
  const size = `${count(dayCount, 'day')}, ${count(stopCount, 'stop')}`;
  const isOthers = role !== 'owner' && author?.name;
  return html`<li data-itinerary="${id}">
    ${heroImageURL ? html`<img class="picture" src="${heroImageURL}" alt="" loading="lazy" />` : blankPicture}
    <div class="text">
      <h2><a href="/i/${id}">${title || 'Untitled'}</a></h2>
      <p class="small quiet">${destination ? `${destination}, ${size}` : size}${isOthers ? `, by ${author.name}` : ''}</p>
      <p class="state small quiet">${visibilityTag(summary)}${updatedAt ? html`<span>${dateWords(new Date(updatedAt))}</span>` : ''}</p>
    </div>
  </li>`;
}

/** The placeholder for a trip without pictures: a route on empty paper. */
const blankPicture = html`<svg class="picture map day-1" viewBox="0 0 280 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
  <path class="grid" d="M20 0v140M60 0v140M100 0v140M140 0v140M180 0v140M220 0v140M260 0v140M0 10h280M0 50h280M0 90h280M0 130h280" />
  <path class="route" stroke-dasharray="1 6" d="M62 104C80 70 108 96 132 76S168 38 216 42" />
  <circle class="stop" cx="62" cy="104" r="6" /><circle class="stop" cx="132" cy="76" r="6" /><circle class="stop" cx="216" cy="42" r="6" />
</svg>`;
