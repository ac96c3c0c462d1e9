/** A form that takes the place of the list while it is open. */
export type ReviewTask =
  | { kind: 'edit-stop'; stopId: string }
  /** `walk`: one of all that are not on the map, and which of them were passed over. */
  | { kind: 'choose-place'; stopId: string; walk?: string[] }
  | { kind: 'find-places' }
  | { kind: 'add-stop'; dayId: string }
  | { kind: 'choose-picture'; dayId: string }
  | { kind: 'choose-stop-picture'; stopId: string };
