// The whole draft for printing: black on white, one page per day, with its source.
import { fieldsIn } from '../../lib/model/booking-fields.ts';
import type { Clip } from '../../lib/model/clip.ts';
import type { Draft, DraftDay, DraftStop } from '../../lib/model/draft.ts';
import { duration, money } from '../../lib/words/amounts.ts';
import { longDate } from '../../lib/words/dates.ts';
import { joinWithCommas } from '../../lib/words/listed.ts';
import { dateOfDay, dateRange } from './export-dates.ts';
import './export-print.css';
import { around, many, t } from '../../lib/words/words.ts';

export function ExportPrint({ clip: { draft, source } }: { clip: Clip }) {
  const [beforePage, afterPage] = around('take.readFrom', 'page');
  const stops = draft.days.reduce((sum, day) => sum + day.stops.length, 0);
  const facts = [
    draft.destination?.value,
    dateRange(draft),
    joinWithCommas([many('counts.days', draft.days.length), many('counts.stops', stops)]),
  ].filter((fact) => fact);
  return (
    <article class="print">
      <header>
        <h1 class="print-title">
          <bdi>{draft.title.value}</bdi>
        </h1>
        <p class="print-facts">{facts.join(' · ')}</p>
        {draft.summary && <p dir="auto">{draft.summary.value}</p>}
      </header>
      {draft.days.map((day, index) => (
        <PrintedDay key={day.id} day={day} index={index} date={dateOfDay(draft, index)} />
      ))}
      <PrintedLists draft={draft} />
      <footer class="print-source">
        {beforePage}
        <cite dir="auto">{source.title || t('take.aPage')}</cite>
        {afterPage}
        {[source.author, source.siteName].filter((name) => name).map((name) => `, ${name}`)}
        {source.url && (
          <>
            <br />
            <bdi>{source.url}</bdi>
          </>
        )}
      </footer>
    </article>
  );
}

function PrintedDay({ day, index, date }: { day: DraftDay; index: number; date: string | undefined }) {
  return (
    <section class="print-day">
      <h2 class="print-heading">
        {t('days.number', { day: index + 1 })}
        {day.title && (
          <>
            : <bdi>{day.title.value}</bdi>
          </>
        )}
      </h2>
      {date && <p class="print-facts">{longDate(new Date(date))}</p>}
      {day.summary && <p dir="auto">{day.summary.value}</p>}
      <ol class="print-stops">
        {day.stops.map((stop, at) => (
          <PrintedStop key={stop.id} stop={stop} number={at + 1} />
        ))}
      </ol>
      {day.stops.length === 0 && <p class="print-facts">{t('take.nothingPlanned')}</p>}
    </section>
  );
}

function PrintedStop({ stop, number }: { stop: DraftStop; number: number }) {
  const { startTime, durationMinutes, address, phone, bookingUrl, note } = stop;
  const contact = [address?.value, phone?.value].filter((part) => part).join(' · ');
  return (
    <li class="print-stop">
      <span class="print-time">
        {startTime?.value}
        {durationMinutes && <small>{duration(durationMinutes.value)}</small>}
      </span>
      <span class="print-number">{number}</span>
      <div class="print-words">
        <h3 class="print-name" translate={false}>
          <bdi>{stop.name.value}</bdi>
        </h3>
        {contact && <p dir="auto">{contact}</p>}
        {note && <p dir="auto">{note.value}</p>}
        {bookingUrl && <p class="print-link">{bookingUrl.value}</p>}
      </div>
    </li>
  );
}

function PrintedLists({ draft: { reservations, packing, expenses } }: { draft: Draft }) {
  if (reservations.length + packing.length + expenses.length === 0) return null;
  return (
    <section class="print-day">
      {reservations.length > 0 && (
        <PrintedList
          heading={t('file.booked')}
          lines={reservations.map((one) =>
            [
              [one.code, one.name].filter((part) => part).join(' ') || one.type,
              wayWords([one.from, one.to].flatMap((end) => end?.iata ?? end?.name ?? [])),
              wayWords([one.start, one.end].flatMap((moment) => moment?.replace('T', ' ') ?? [])),
              ...fieldsIn('list').map((field) => one[field]),
            ]
              .filter((part) => part)
              .join(', '),
          )}
        />
      )}
      {packing.length > 0 && (
        <PrintedList
          heading={t('file.packing')}
          isChecklist
          lines={packing.map(({ name, quantity }) => `${name.value}${quantity > 1 ? ` × ${quantity}` : ''}`)}
        />
      )}
      {expenses.length > 0 && (
        <PrintedList
          heading={t('file.expenses')}
          lines={expenses.map(
            ({ title, amount, currency }) => `${title.value}: ${money(amount.value, currency.value)}`,
          )}
        />
      )}
    </section>
  );
}

/** ["LIS", "OPO"] → "LIS to OPO" */
const wayWords = ([from = '', to]: string[]): string => (to ? t('file.way', { from, to }) : from);

interface ListProps {
  heading: string;
  lines: string[];
  isChecklist?: boolean;
}

function PrintedList({ heading, lines, isChecklist = false }: ListProps) {
  return (
    <>
      <h2 class="print-heading">{heading}</h2>
      <ul class={`print-list${isChecklist ? ' print-checklist' : ''}`}>
        {lines.map((line, index) => (
          <li key={index} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}
