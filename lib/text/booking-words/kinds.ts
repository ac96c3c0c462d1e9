// The kinds of labels in booking documents, and what each says about the values beside it.

interface AboutLabel {
  /** A number follows it, even without punctuation between: "Wg. 258, Pl. 105". */
  isNumbered?: true;
  /** Its value is no flight or train number. */
  isNoCode?: true;
  /** Nothing leaves or arrives at a time beside it. */
  isNoTime?: true;
  /** A day beside it is not the day of the journey. */
  isNoDay?: true;
  /** Only journeys have it, never stays. */
  isOfLeg?: true;
  /** Only stays and rentals have it, never journeys. */
  isOfStay?: true;
  /** Added after the model was trained, so the model does not see it. */
  isUntaught?: true;
}

// The document model identifies labels by their position among those it was trained on: none may be moved or dropped.
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

/** The labels that the document model sees. */
export const taughtLabels: LabelKind[] = labelKinds.filter(
  (kind) => !(labels[kind] as AboutLabel).isUntaught,
);

export const labelsThat = (about: keyof AboutLabel): ReadonlySet<LabelKind> =>
  new Set(labelKinds.filter((kind) => (labels[kind] as AboutLabel)[about]));
