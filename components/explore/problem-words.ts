// Explanations of problems in Explore. They have their own words, because no draft is at risk here.
import { type Explanation, explain, type NextStep } from '../../lib/words/explain.ts';
import { many, t, type WordKey } from '../../lib/words/words.ts';
import type { ExploreProblem } from './explore-view.ts';

type NameOf<K> = K extends `explore.trouble.${infer Name}.title` ? Name : never;
type Name = NameOf<WordKey>;

interface Case {
  name: Name;
  tone: Explanation['tone'];
  steps: NextStep[];
}

const cases: { [K in ExploreProblem['kind']]?: Case } = {
  offline: { name: 'offline', tone: 'info', steps: [] },
  'signed-out': { name: 'signedOut', tone: 'doubt', steps: ['connect-again'] },
  'scope-missing': { name: 'scopeMissing', tone: 'doubt', steps: ['connect-again'] },
  'slow-down': { name: 'slowDown', tone: 'doubt', steps: [] },
  'service-silent': { name: 'silent', tone: 'error', steps: ['try-again'] },
  'service-broken': { name: 'broken', tone: 'error', steps: ['try-again'] },
  'itinerary-gone': { name: 'gone', tone: 'info', steps: [] },
  'no-service': { name: 'noService', tone: 'info', steps: ['open-settings'] },
  forbidden: { name: 'notOffered', tone: 'info', steps: [] },
  refused: { name: 'broken', tone: 'error', steps: ['try-again'] },
};

function caseOf(failure: ExploreProblem): Case | undefined {
  if (failure.kind === 'forbidden' && failure.code === 'following')
    return { name: 'following', tone: 'info', steps: [] };
  if (failure.kind === 'service-not-understood' && failure.reason === 'endless-list')
    return { name: 'endless', tone: 'info', steps: [] };
  return cases[failure.kind];
}

export function explainProblem(failure: ExploreProblem): Explanation {
  const found = caseOf(failure);
  if (!found) return explain(failure);
  const { name, tone, steps } = found;
  const text =
    failure.kind === 'slow-down' && failure.retryAfterSeconds
      ? many('explore.trouble.slowDown.wait', Math.ceil(failure.retryAfterSeconds))
      : t(`explore.trouble.${name}.text`);
  return { tone, title: t(`explore.trouble.${name}.title`), text, nextSteps: steps };
}
