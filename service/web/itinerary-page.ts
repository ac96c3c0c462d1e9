// Pure: no browser, no network, no clock.
import { html } from 'hono/html';
import type { Day, Expense, Itinerary, PackingItem, Stop, Summary } from '../../lib/model/itinerary.ts';
import { icon } from './icons.ts';
import { type Html, type PageParts, serviceName } from './layout.ts';

const dayColours = 6;

/** The document has floating dates: "2027-05-13…" plus 1 → "Fri 14 May 2027", in no one's time zone. */
export function dateOfDay(startDate: string | undefined, offset: number): string | undefined {
  const start = Date.parse(`${startDate?.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(start)) return undefined;
  const date = new Date(start + offset * 24 * 60 * 60 * 1000);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(date);
  return [
    part({ weekday: 'short' }),
    part({ day: 'numeric' }),
    part({ month: 'short' }),
    part({ year: 'numeric' }),
  ].join(' ');
}

/** 45 → "45 min", 90 → "1 h 30", 120 → "2 h" */
export function lengthOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${String(minutes % 60).padStart(2, '0')}`;
}

const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`;
const line = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');

const bar = (name: string): Html => html`<div class="bar">
  <a class="mark" href="/">${icon('route')} ${serviceName}</a>
  <form method="post" action="/sign-out"><span class="quiet">${name}</span> &ensp;<button class="link" id="sign-out">Sign out</button></form>
</div>`;

export function itineraryPage(itinerary: Itinerary, readerName: string): PageParts {
  const {
    title = 'Untitled',
    destination,
    summary,
    startDate,
    days = [],
    packing = [],
    expenses = [],
  } = itinerary;
  const first = dateOfDay(startDate, 0);
  const last = days.length > 1 ? dateOfDay(startDate, days.length - 1) : undefined;
  const stopCount = days.reduce((sum, day) => sum + (day.stops?.length ?? 0), 0);
  const dates = first && last ? `${first} to ${last}` : first;
  return {
    title,
    body: html`${bar(readerName)}<main class="page" data-itinerary="${itinerary.id}">
      <header>
        <h1>${title}</h1>
        <p class="lead">${line(destination, dates, count(days.length, 'day'), count(stopCount, 'stop'))}</p>
        ${summary ? html`<p class="lead">${summary}</p>` : ''}
      </header>
      ${days.map((day, index) => daySection(day, index, dateOfDay(startDate, index)))}
      ${listSection('Packing', packing.map(packingRow))}
      ${listSection('Expenses', expenses.map(expenseRow))}
    </main>`,
  };
}

function daySection(day: Day, index: number, date: string | undefined): Html {
  const { title, summary, imageURL, stops = [] } = day;
  return html`<section class="day day-${(index % dayColours) + 1}" data-day="${day.id}">
    ${imageURL ? html`<img src="${imageURL}" alt="" />` : ''}
    <header>
      <p class="label">${line(`Day ${index + 1}`, date)}</p>
      <h2>${title || count(stops.length, 'stop')}</h2>
      ${summary ? html`<p>${summary}</p>` : ''}
    </header>
    <ol class="stops">${stops.map(stopRow)}</ol>
  </section>`;
}

function stopRow(stop: Stop, index: number): Html {
  const { name, address, startTime, durationMinutes, note, phone, bookingURL } = stop;
  const where = line(address, durationMinutes ? lengthOf(durationMinutes) : undefined, phone);
  return html`<li data-stop="${stop.id}">
    <time>${startTime ?? ''}</time>
    <span class="disc" aria-hidden="true">${index + 1}</span>
    <div>
      <h3 translate="no">${name ?? 'A stop'}</h3>
      ${where ? html`<p class="small">${where}</p>` : ''}
      ${note ? html`<p class="note">${note}</p>` : ''}
      ${bookingURL ? html`<p class="small"><a href="${bookingURL}" rel="noopener noreferrer">Booking</a></p>` : ''}
    </div>
  </li>`;
}

type Row = [name: string, amount: string];

const packingRow = ({ name = '', quantity = 1 }: PackingItem): Row => [
  name,
  quantity > 1 ? `${quantity}` : '',
];
const expenseRow = ({ title = '', amount, currency = '' }: Expense): Row => [
  title,
  amount === undefined ? '' : `${amount.toFixed(2)} ${currency}`.trim(),
];

const listSection = (title: string, rows: Row[]): Html | '' =>
  rows.length === 0
    ? ''
    : html`<section class="list">
  <h2>${title}</h2>
  <ul>${rows.map(([name, amount]) => html`<li><span>${name}</span><span class="amount quiet">${amount}</span></li>`)}</ul>
</section>`;

/** Everything a traveller has, newest first. */
export const libraryPage = (summaries: Summary[], readerName: string): PageParts => ({
  title: 'Your itineraries',
  body: html`${bar(readerName)}<main class="page">
    <header>
      <h1>Your itineraries</h1>
      <p class="lead">${summaries.length === 0 ? 'None yet. Send one from an app that you connected.' : 'Private, only you can see them.'}</p>
    </header>
    ${summaries.length === 0 ? '' : html`<section class="list"><ul>${summaries.map(libraryRow)}</ul></section>`}
  </main>`,
});

const libraryRow = ({
  id,
  title,
  destination,
  dayCount = 0,
  stopCount = 0,
}: Summary): Html => html`<li data-itinerary="${id}">
  <a href="/i/${id}">${title}</a>
  <span class="quiet small">${line(destination, count(dayCount, 'day'), count(stopCount, 'stop'))}</span>
</li>`;
