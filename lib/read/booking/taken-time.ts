import type { Reservation } from '../../model/reservation.ts';

const outings = new Set<Reservation['type']>(['event', 'tour', 'restaurant']);

/** A table or a show that begins when a train leaves has taken the train's time; a hotel may await its guests then. */
export const hasTakenTime = (
  booked: Pick<Reservation, 'type' | 'start'>,
  legs: readonly Pick<Reservation, 'start'>[],
): boolean =>
  outings.has(booked.type) && legs.some(({ start }) => start !== undefined && start === booked.start);
