import { headline, offers } from '../failure/failure-words.ts';
import { Banner } from '../parts/Banner.tsx';
import type { ExploreDoings, ExploreTrouble } from './explore-view.ts';
import { explainTrouble } from './trouble-words.ts';

interface Props {
  failure: ExploreTrouble;
  doings: Pick<ExploreDoings, 'onConnect' | 'onSettings'>;
  onTryAgain: () => void;
}

export function TroubleBanner({ failure, doings, onTryAgain }: Props) {
  const explanation = explainTrouble(failure);
  const steps = {
    connect: doings.onConnect,
    'connect-again': doings.onConnect,
    'open-settings': doings.onSettings,
    'try-again': onTryAgain,
  };
  return (
    <Banner tone={explanation.tone} title={headline(explanation.title)} actions={offers(explanation, steps)}>
      {explanation.text}
    </Banner>
  );
}
