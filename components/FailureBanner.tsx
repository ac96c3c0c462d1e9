// A failure told beside what still stands: the draft is there, something about it did not work.
import { explain } from '../lib/model/explain.ts';
import type { Failure } from '../lib/model/failure.ts';
import { Banner } from './Banner.tsx';
import { headline, type NextSteps, offers } from './failure-words.ts';

export function FailureBanner({ failure, steps }: { failure: Failure; steps: NextSteps }) {
  const explanation = explain(failure);
  return (
    <Banner tone={explanation.tone} title={headline(explanation.title)} actions={offers(explanation, steps)}>
      {explanation.text}
    </Banner>
  );
}
