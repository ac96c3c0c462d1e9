import { html } from 'hono/html';
import type { Outline } from '../../lib/map/outline.ts';
import type { Day, Stop } from '../../lib/model/itinerary.ts';
import { icon } from './icons.ts';
import type { Html } from './layout.ts';
import { dayClass, dayMap } from './trip-map.ts';
import { count, lengthOf, line } from './words.ts';

export interface DayPanel {
  day: Day;
  /** Starts at 0. */
  index: number;
  date: string | undefined;
  outline: Outline | undefined;
  /** Whether its picture is already shown at the top of the page. */
  isHero: boolean;
}

export function dayPanel({ day, index, date, outline, isHero }: DayPanel): Html {
  const { title, summary, imageURL, stops = [] } = day;
  return html`<section class="panel day ${dayClass(index)}" id="day-${index + 1}" data-day="${day.id}">
    ${imageURL && !isHero ? html`<img src="${imageURL}" alt="" loading="lazy" />` : ''}
    <header>
      <p class="label">${line(`Day ${index + 1}`, date)}</p>
      <h2>${title || count(stops.length, 'stop')}</h2>
      ${summary ? html`<p>${summary}</p>` : ''}
    </header>
    <ol class="stops">${stops.map(stopRow)}</ol>
    ${dayMap(day, index, outline)}
  </section>`;
}

function stopRow(stop: Stop, index: number): Html {
  const { name, address, category, startTime, durationMinutes, note, coordinate } = stop;
  const where = line(category, address);
  return html`<li data-stop="${stop.id}">
    <div class="when">${startTime ? html`<time>${startTime}</time>` : ''}${durationMinutes ? html`<span>${lengthOf(durationMinutes)}</span>` : ''}</div>
    <span class="disc ${coordinate ? '' : 'unplaced'}" aria-hidden="true">${index + 1}</span>
    <div>
      <h3 translate="no">${name || 'A stop'}</h3>
      ${where ? html`<p class="small">${where}</p>` : ''}
      ${note ? html`<p class="note">${note}</p>` : ''}
      ${links(stop)}
    </div>
  </li>`;
}

function links({ phone, bookingURL }: Stop): Html | '' {
  // "+351 21 234" → "+35121234": what a phone can dial.
  const number = phone?.replace(/[^\d+]/g, '');
  const parts = [
    ...(phone && number ? [html`<a href="tel:${number}">${icon('phone')}${phone}</a>`] : []),
    ...(isWebAddress(bookingURL)
      ? [html`<a href="${bookingURL}" rel="noopener noreferrer nofollow">${icon('link')}Booking</a>`]
      : []),
  ];
  return parts.length === 0 ? '' : html`<p class="links small">${parts}</p>`;
}

const isWebAddress = (address: string | undefined) => /^https?:\/\//i.test(address ?? '');
