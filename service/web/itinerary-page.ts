import { html } from 'hono/html';
import type { Outline } from '../../lib/map/outline.ts';
import type { Day, Itinerary } from '../../lib/model/itinerary.ts';
import type { Traveller } from '../travellers/travellers.ts';
import { costsPanel } from './costs-panel.ts';
import { dayPanel } from './day-panel.ts';
import { type Icon, icon } from './icons.ts';
import { bar, type Html, type PageParts } from './layout.ts';
import { packingPanel } from './packing-panel.ts';
import { type Sharing, sharingPanel } from './sharing-panel.ts';
import { dayClass, tripMap } from './trip-map.ts';
import { visibilityTag } from './visibility.ts';
import { count, dateOfDay } from './words.ts';

export interface ItineraryPage {
  itinerary: Itinerary;
  /** The signed-in traveller, if any; anyone can read a published itinerary. */
  reader: Traveller | undefined;
  outline: Outline | undefined;
  /** Only for its members. */
  sharing?: Sharing | undefined;
}

export function itineraryPage({ itinerary, reader, outline, sharing }: ItineraryPage): PageParts {
  const { title = 'Untitled', summary, days = [], packing = [], expenses = [] } = itinerary;
  const hero = days.find(({ imageURL }) => imageURL)?.imageURL;
  const isPublic = itinerary.visibility === 'public';
  return {
    title,
    description: isPublic ? (summary ?? title) : undefined,
    body: html`${bar(reader)}<main class="page" id="content" data-itinerary="${itinerary.id}">
      <header>
        ${hero && days.length > 1 ? html`<img class="hero" src="${hero}" alt="" />` : ''}
        <h1>${title}</h1>
        ${facts(itinerary)}
        ${summary ? html`<p class="lead">${summary}</p>` : ''}
        <p class="words">${visibilityTag(itinerary)}${(itinerary.tags ?? []).map((tag) => html`<span class="tag">${tag}</span>`)}</p>
      </header>
      ${dayChips(days, itinerary.startDate)}
      <div class="trip">
        <div class="overview">${overview(days, outline)}</div>
        <div class="days">
          ${days.map((day, index) => dayPanel({ day, index, date: dateOfDay(itinerary.startDate, index), outline, isHero: day.imageURL === hero && days.length > 1 }))}
          ${days.length === 0 ? html`<p class="empty">No days yet.</p>` : ''}
        </div>
        <div class="extras">${packingPanel(packing)}${costsPanel(expenses)}${sharing ? sharingPanel(sharing) : ''}</div>
      </div>
      ${ending(itinerary)}
    </main>`,
  };
}

function facts({ destination, startDate, days = [], author, likesCount = 0 }: Itinerary): Html {
  const first = dateOfDay(startDate, 0);
  const last = days.length > 1 ? dateOfDay(startDate, days.length - 1) : undefined;
  const stops = days.reduce((sum, day) => sum + (day.stops?.length ?? 0), 0);
  const rows: [Icon, string | undefined][] = [
    ['pin', destination],
    ['calendar', first && last ? `${first} to ${last}` : first],
    ['route', `${count(days.length, 'day')}, ${count(stops, 'stop')}`],
    ['people', author?.name && `by ${author.name}`],
    ['heart', likesCount > 0 ? count(likesCount, 'like') : undefined],
  ];
  const told = rows.filter(([, words]) => words);
  return html`<ul class="facts">${told.map(([name, words]) => html`<li>${icon(name)}<span>${words}</span></li>`)}</ul>`;
}

/** Links to the days; a one-day trip needs none. */
function dayChips(days: Day[], startDate: string | undefined): Html | '' {
  if (days.length < 2) return '';
  const chip = (_: Day, index: number) => {
    // "Thu 13 May 2027" → "Thu 13"
    const date = dateOfDay(startDate, index)?.split(' ').slice(0, 2).join(' ');
    return html`<a class="chip ${dayClass(index)}" href="#day-${index + 1}">Day ${index + 1}${date ? html` <small>${date}</small>` : ''}</a>`;
  };
  return html`<nav class="chips day-chips" aria-label="Days">${days.map(chip)}</nav>`;
}

function overview(days: Day[], outline: Outline | undefined): Html | '' {
  const map = tripMap(days, outline);
  if (!map) return '';
  const isPlaced = ({ stops = [] }: Day) => stops.some(({ coordinate }) => coordinate);
  const key = days.flatMap((day, index) =>
    isPlaced(day)
      ? [
          html`<li class="${dayClass(index)}"><a href="#day-${index + 1}">Day ${index + 1}</a><span>${day.title ?? ''}</span></li>`,
        ]
      : [],
  );
  return html`<section class="panel" aria-label="Map">${map}<ul class="map-key small">${key}</ul></section>`;
}

function ending({ bestSeason, origin, updatedAt }: Itinerary): Html {
  const parts = [
    bestSeason && `Best season: ${bestSeason}.`,
    origin && `From: ${origin}.`,
    updatedAt && `Changed ${dateOfDay(updatedAt, 0)}.`,
  ].filter(Boolean);
  return html`<p class="end small">${parts.join(' ')}</p>`;
}
