// An email states the same flight as structured data and in words. The structured data wins; the words fill its gaps.
import type { Claim, Evidence } from '../model/evidence.ts';
import type { Reservation, Terminal } from '../model/reservation.ts';
import { fold } from '../text/fold.ts';

type Booked = Evidence<Extract<Claim, { kind: 'reservation' }>>;

const forMachines = 'booking/json-ld-reservations';

const bare = (text: string) => fold(text).replace(/[^\p{L}\d]/gu, '');

/** Two values may agree unless both are present and neither contains the other. */
function mayAgree(one: string | undefined, other: string | undefined): boolean {
  if (!one || !other) return true;
  const [a, b] = [bare(one), bare(other)];
  return a.includes(b) || b.includes(a);
}

const codeOf = (end: Terminal | undefined) => end?.iata;

function isSame(stated: Reservation, read: Reservation): boolean {
  const days = [stated.start?.slice(0, 10), read.start?.slice(0, 10)];
  return (
    stated.type === read.type &&
    mayAgree(days[0], days[1]) &&
    mayAgree(stated.code, read.code) &&
    mayAgree(codeOf(stated.from), codeOf(read.from)) &&
    mayAgree(codeOf(stated.to), codeOf(read.to)) &&
    // A leg is matched by its number; by name only where a number is missing.
    (Boolean(stated.code && read.code) || mayAgree(stated.name, read.name))
  );
}

/** The stated day stays; the words may add the time. */
const exact = (stated: string | undefined, read: string | undefined) =>
  stated === undefined || read?.startsWith(`${stated}T`) ? (read ?? stated) : stated;

function filled(stated: Booked, read: Reservation): Booked {
  const { reservation } = stated.claim;
  const [start, end] = [exact(reservation.start, read.start), exact(reservation.end, read.end)];
  const whole = { ...read, ...reservation, ...(start && { start }), ...(end && { end }) };
  return { ...stated, claim: { ...stated.claim, reservation: whole } };
}

/** `booked` in source order, without bookings that the words only repeat. */
export function statedOnce(booked: Booked[]): Booked[] {
  const kept = booked.filter(({ reader }) => reader === forMachines);
  if (kept.length === 0) return booked;
  const added = booked.filter((entry) => {
    if (entry.reader === forMachines) return false;
    const at = kept.findIndex(({ claim }) => isSame(claim.reservation, entry.claim.reservation));
    const same = kept[at];
    if (same) kept[at] = filled(same, entry.claim.reservation);
    return !same;
  });
  return [...kept, ...added];
}
