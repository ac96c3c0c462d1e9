// A failure told beside what still stands: the draft is there, something about it did not work.

import type { Failure } from '../../lib/model/failure.ts';
import { explain } from '../../lib/words/explain.ts';
import { Banner } from '../parts/Banner.tsx';
import { headline, type NextSteps, offers } from './failure-words.ts';

interface Props {
  failure: Failure;
  steps: NextSteps;
  /** Where room is scarce it begins with what happened and what to do, and tells the rest when asked. */
  isBrief?: boolean;
}

export function FailureBanner({ failure, steps, isBrief }: Props) {
  const explanation = explain(failure);
  return (
    <Banner
      tone={explanation.tone}
      title={headline(explanation.title)}
      actions={offers(explanation, steps)}
      {...(isBrief && { isBrief })}
    >
      {explanation.text}
    </Banner>
  );
}
