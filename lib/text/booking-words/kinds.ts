// What the labels of booking documents may say, and what follows from each for the values beside it.

interface AboutLabel {
  /** What follows it is a number, even without punctuation between them: "Wg. 258, Pl. 105". */
  isNumbered?: true;
  /** What stands there is no number of a flight or a train. */
  isNoCode?: true;
  /** At a time that stands there nothing leaves or arrives. */
  isNoTime?: true;
  /** A day that stands there is not that of the journey. */
  isNoDay?: true;
  /** No stay has it. */
  isOfLeg?: true;
  /** Stays and hires have it, journeys do not. */
  isOfStay?: true;
  /** It came after the model of papers was taught: the model does not see it. */
  isUntaught?: true;
}

// The model of papers knows labels by their place among those that it was taught: none of these is moved or dropped.
const labels = {
  departure: { isNumbered: true },
  arrival: { isNumbered: true },
  from: {},
  to: {},
  date: { isNumbered: true },
  time: {},
  flight: { isNumbered: true },
  train: { isNumbered: true },
  bus: {},
  ferry: {},
  service: {},
  operator: {},
  reference: { isNumbered: true, isNoCode: true },
  ticket: { isNoCode: true, isNoTime: true, isNoDay: true },
  passenger: { isNoCode: true, isNoTime: true, isNoDay: true },
  seat: { isNumbered: true, isNoCode: true, isOfLeg: true },
  coach: { isNumbered: true, isNoCode: true, isOfLeg: true },
  platform: { isNumbered: true, isNoCode: true, isOfLeg: true },
  class: { isNoCode: true },
  duration: { isNoTime: true },
  stop: {},
  /** Times and dates at which nothing leaves: boarding, bag drop, gates, opening hours. */
  decoy: { isNoCode: true, isNoTime: true, isNoDay: true },
  'check-in': { isNoDay: true },
  'check-out': { isNoDay: true },
  nights: { isNoTime: true, isOfStay: true },
  rooms: { isOfStay: true },
  guests: { isOfStay: true },
  hotel: { isOfStay: true },
  'pick-up': { isNoTime: true, isOfStay: true },
  'drop-off': { isNoTime: true, isOfStay: true },
  vehicle: { isOfStay: true },
  event: {},
  venue: {},
  restaurant: {},
  total: { isNoCode: true, isNoTime: true, isNoDay: true },
  fare: { isNoCode: true, isNoTime: true, isNoDay: true },
  address: { isNoCode: true },
  phone: { isNumbered: true, isNoCode: true, isNoTime: true, isNoDay: true },
  issued: { isNoCode: true, isNoTime: true, isNoDay: true },
  'valid-from': { isNoTime: true, isNoDay: true },
  'valid-until': { isNoTime: true, isNoDay: true },
  validity: { isNoTime: true, isNoDay: true },
  cancellation: { isNoTime: true, isNoDay: true },
} as const satisfies Record<string, AboutLabel>;

export type LabelKind = keyof typeof labels;
export const labelKinds = Object.keys(labels) as LabelKind[];

/** Those that the model of papers sees. */
export const taughtLabels: LabelKind[] = labelKinds.filter(
  (kind) => !(labels[kind] as AboutLabel).isUntaught,
);

export const labelsThat = (about: keyof AboutLabel): ReadonlySet<LabelKind> =>
  new Set(labelKinds.filter((kind) => (labels[kind] as AboutLabel)[about]));
