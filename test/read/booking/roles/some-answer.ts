// A hand-written answer of the paper model: the role of each word, and which words belong to one booking.
import {
  type PaperAnswer,
  type PaperRole,
  paperKinds,
  paperRoles,
} from '../../../../lib/model/paper-sense.ts';

export interface Told {
  role: PaperRole;
  /** Left out for words that belong to all bookings. */
  group?: number;
  kind?: (typeof paperKinds)[number];
  /** The remaining probability is for `none`. */
  chance?: number;
}

export function answerOf(told: readonly Told[]): PaperAnswer {
  const roles = new Float32Array(told.length * paperRoles.length);
  const kinds = new Float32Array(told.length * paperKinds.length);
  for (const [at, { role, kind = 'none', chance = 0.9 }] of told.entries()) {
    roles[at * paperRoles.length] = 1 - chance;
    roles[at * paperRoles.length + paperRoles.indexOf(role)] = chance;
    kinds[at * paperKinds.length + paperKinds.indexOf(kind)] = 1;
  }
  const groupOf = (word: number) => told[word]?.group;
  return {
    roles,
    kinds,
    unknown: 0,
    booked: 1,
    bond: (one, other) => {
      const [a, b] = [groupOf(one), groupOf(other)];
      return a === undefined || b === undefined || a === b ? 5 : -5;
    },
  };
}
