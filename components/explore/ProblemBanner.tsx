import { headline, offers } from '../failure/failure-words.ts';
import { Banner } from '../parts/Banner.tsx';
import type { ExploreActions, ExploreProblem } from './explore-view.ts';
import { explainProblem } from './problem-words.ts';

interface Props {
  failure: ExploreProblem;
  actions: Pick<ExploreActions, 'onConnect' | 'onSettings'>;
  onTryAgain: () => void;
}

export function ProblemBanner({ failure, actions, onTryAgain }: Props) {
  const explanation = explainProblem(failure);
  const steps = {
    connect: actions.onConnect,
    'connect-again': actions.onConnect,
    'open-settings': actions.onSettings,
    'try-again': onTryAgain,
  };
  return (
    <Banner tone={explanation.tone} title={headline(explanation.title)} actions={offers(explanation, steps)}>
      {explanation.text}
    </Banner>
  );
}
