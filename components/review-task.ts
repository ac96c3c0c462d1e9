// Pure: no browser, no network, no clock.

/** A form that takes the place of the list while it is open. */
export type ReviewTask =
  | { kind: 'edit-stop'; stopId: string }
  | { kind: 'choose-place'; stopId: string }
  | { kind: 'add-stop'; dayId: string }
  | { kind: 'choose-picture'; dayId: string };
