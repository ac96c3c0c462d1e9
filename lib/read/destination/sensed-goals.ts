// How likely the trip is about a name, according to the page's sentences.
import type { PageSense } from '../../model/text-sense.ts';
import { type Candidate as NameCandidate, nameKey } from '../stops/group.ts';
import { mentionsOf } from '../stops/sense-hints.ts';
import type { Candidate } from './candidate-list.ts';

/** By the key of the name; only meaningful in comparison with other names. */
export type Goals = ReadonlyMap<string, number>;

/** A name is scored once for the whole page, however many days mention it. */
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

/** The best score of all forms in which the page writes the place. */
export function goalOf({ name, forms }: Candidate, goals: Goals): number | undefined {
  const found = [name, ...forms.keys()].flatMap((form) => goals.get(nameKey(form)) ?? []);
  return found.length > 0 ? Math.max(...found) : undefined;
}
