// What the labels of booking documents may say.

export const labelKinds = [
  'departure',
  'arrival',
  'from',
  'to',
  'date',
  'time',
  'flight',
  'train',
  'bus',
  'ferry',
  'service',
  'operator',
  'reference',
  'ticket',
  'passenger',
  'seat',
  'coach',
  'platform',
  'class',
  'duration',
  'stop',
  /** Times and dates at which nothing leaves: boarding, bag drop, gates, opening hours. */
  'decoy',
  'check-in',
  'check-out',
  'nights',
  'rooms',
  'guests',
  'hotel',
  'pick-up',
  'drop-off',
  'vehicle',
  'event',
  'venue',
  'restaurant',
  'total',
  'fare',
  'address',
  'phone',
  'issued',
  'valid-from',
  'valid-until',
  'validity',
  'cancellation',
] as const;

export type LabelKind = (typeof labelKinds)[number];

/** One language: for each kind the label's words, parted by strokes. Case, accents and blanks do not matter. */
export type BookingWords = Partial<Record<LabelKind, string>>;
