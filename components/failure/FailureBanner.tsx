// A failure shown above a draft that is still there: something about it did not work.

import type { Failure } from '../../lib/model/failure.ts';
import { explain } from '../../lib/words/explain.ts';
import { Banner } from '../parts/Banner.tsx';
import { headline, type NextSteps, offers } from './failure-words.ts';

interface Props {
  failure: Failure;
  steps: NextSteps;
  /** If room is scarce, shows what happened and what to do; a press shows the rest. */
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
