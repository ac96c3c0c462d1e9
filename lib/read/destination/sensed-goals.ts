// What the page's sentences say of a name: whether the trip is about it.
import type { PageSense } from '../../model/text-sense.ts';
import { type Candidate as NameCandidate, nameKey } from '../stops/group.ts';
import { mentionsOf } from '../stops/sense-hints.ts';
import type { Candidate } from './candidate-list.ts';

/** By the key of the name; the higher beside the others, the likelier. */
export type Goals = ReadonlyMap<string, number>;

/** A name counts once for the whole page, on however many of its days it stands. */
export function sensedGoals(candidates: NameCandidate[], sense: PageSense | undefined): Goals {
  if (!sense) return new Map();
  const byKey = [...Map.groupBy(candidates, ({ key }) => key)];
  const said = sense.destinations(byKey.map(([, same]) => same.flatMap(mentionsOf)));
  return new Map(
    byKey.flatMap(([key], index) => {
      const goal = said[index] ?? Number.NaN;
      return Number.isNaN(goal) ? [] : [[key, goal] as const];
    }),
  );
}

/** How the place does in any of the forms that the page writes it in. */
export function goalOf({ name, forms }: Candidate, goals: Goals): number | undefined {
  const found = [name, ...forms.keys()].flatMap((form) => goals.get(nameKey(form)) ?? []);
  return found.length > 0 ? Math.max(...found) : undefined;
}
