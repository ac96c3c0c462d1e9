// A failure told beside what still stands: the draft is there, something about it did not work.

import type { Failure } from '../../lib/model/failure.ts';
import { explain } from '../../lib/words/explain.ts';
import { Banner } from '../parts/Banner.tsx';
import { headline, type NextSteps, offers } from './failure-words.ts';

export function FailureBanner({ failure, steps }: { failure: Failure; steps: NextSteps }) {
  const explanation = explain(failure);
  return (
    <Banner tone={explanation.tone} title={headline(explanation.title)} actions={offers(explanation, steps)}>
      {explanation.text}
    </Banner>
  );
}
