// Merges all claims into a draft. Readers do not know of each other: only here are claims trusted, joined or left out.
import type { Capture } from '../model/capture.ts';
import type { Draft, DraftDay } from '../model/draft.ts';
import type { Claim, Evidence, Knowledge } from '../model/evidence.ts';
import { placedAlso } from './also-named.ts';
import { bookedDays } from './booked-days.ts';
import { bookedExpenses } from './booked-expenses.ts';
import { questionsAbout } from './checks.ts';
import { withCountriesBeside } from './countries.ts';
import { expensesOf } from './expenses.ts';
import { withNamesJoined } from './join-names.ts';
import { packingOf } from './packing.ts';
import { pageDays } from './page-days.ts';
import { listsInGroups } from './place-list.ts';
import { placeStops } from './place-stops.ts';
import { statedOnce } from './stated-once.ts';
import { datedByStart } from './trip-dates.ts';
import { tripFacts } from './trip-facts.ts';
import { tripTitle } from './trip-title.ts';
import { best, claimsOfKind, inSourceOrder, sourcedFrom } from './weigh.ts';

type Booked = Evidence<Extract<Claim, { kind: 'reservation' }>>;

const sum = (numbers: number[]) => numbers.reduce((total, value) => total + value, 0);

/** The confidence in the whole draft: the mean over its stops. */
function confidenceIn(days: DraftDay[]): number {
  const stops = days.flatMap((day) => day.stops.map((stop) => stop.name.confidence));
  return stops.length === 0 ? 0 : Math.round((sum(stops) / stops.length) * 100) / 100;
}

function earliest(booked: Booked[]): Booked | undefined {
  const dated = booked.filter(({ claim }) => claim.reservation.start !== undefined);
  const startOf = ({ claim }: Booked) => claim.reservation.start ?? '';
  return dated.reduce<Booked | undefined>(
    (first, entry) => (!first || startOf(entry) < startOf(first) ? entry : first),
    undefined,
  );
}

export function mergeEvidence(
  capture: Capture,
  unordered: readonly Evidence[],
  knowledge: Knowledge = {},
): Draft {
  const evidence = inSourceOrder(unordered);
  const destination = best(claimsOfKind(evidence, 'destination'));
  const booked = statedOnce(claimsOfKind(evidence, 'reservation'));
  const page = booked.length > 0 ? undefined : pageDays(capture, evidence);
  const read = page?.days ?? bookedDays(capture, booked, knowledge);
  const { center, questions, ...placed } = placeStops(
    { days: read, ...(destination && { destination: destination.claim.name }) },
    knowledge,
  );
  // Every stop of a booking was booked, so none is joined or set aside.
  const days = page ? withCountriesBeside(withNamesJoined(placed.days, knowledge)) : placed.days;
  const firstBooked = earliest(booked);
  const startDate = firstBooked?.claim.reservation.start?.slice(0, 10);
  const reservations = booked.map(({ claim }) => claim.reservation);
  return {
    title: tripTitle(capture, evidence, { destination, knowledge, reservations }),
    ...(destination && { destination: sourcedFrom(capture, destination, destination.claim.name) }),
    ...(firstBooked && startDate && { startDate: sourcedFrom(capture, firstBooked, startDate) }),
    ...(page?.startDate && { startDate: page.startDate }),
    // A ticket's first lines name people, so they make no summary.
    ...(booked.length === 0 && tripFacts(capture, evidence)),
    ...(center && { center }),
    days: listsInGroups(
      datedByStart(placedAlso(days, destination?.claim.name, knowledge), startDate),
      capture,
      knowledge,
    ),
    // A booking says nothing about what to pack.
    packing: booked.length > 0 ? [] : packingOf(capture, evidence),
    expenses:
      booked.length > 0 ? bookedExpenses(capture, booked) : expensesOf(capture, placed.days, evidence),
    reservations,
    questions: [...questionsAbout(days), ...questions],
    confidence: confidenceIn(days),
  };
}
