/** Where a claim was read: characters `start` to `end` (exclusive) of one block's text. */
export interface Place {
  block: number;
  start: number;
  end: number;
}
