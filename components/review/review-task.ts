/** A form that replaces the list while it is open. */
export type ReviewTask =
  | { kind: 'edit-stop'; stopId: string }
  /** `walk`: set when going through all stops that are not on the map; the ids of those skipped. */
  | { kind: 'choose-place'; stopId: string; walk?: string[] }
  | { kind: 'find-places' }
  | { kind: 'add-stop'; dayId: string }
  | { kind: 'choose-picture'; dayId: string }
  | { kind: 'choose-stop-picture'; stopId: string };
