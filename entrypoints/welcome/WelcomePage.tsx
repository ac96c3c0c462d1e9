// Three short steps after the installation; the last leads to the first clip.
import { useState } from 'preact/hooks';
import { Mark } from '../../components/frame/Mark.tsx';
import { Button } from '../../components/parts/Button.tsx';
import { t } from '../../lib/words/words.ts';
import { InkAndPencil, PageToPlan, YoursStays } from './drawings.tsx';

interface Props {
  /** Opens the sample page. */
  onSample: () => void;
  onConnect: () => void;
}

const steps = [
  { name: 'plan', Drawing: PageToPlan },
  { name: 'ink', Drawing: InkAndPencil },
  { name: 'yours', Drawing: YoursStays },
] as const;

export function WelcomePage({ onSample, onConnect }: Props) {
  const [at, setAt] = useState(0);
  const step = steps[at] ?? steps[0];
  const { Drawing } = step;
  return (
    <main class="welcome">
      <div class="welcome-head">
        <span class="welcome-name" translate={false}>
          <Mark />
          {t('extension.name')}
        </span>
        <span class="welcome-step">{t('welcome.step', { step: at + 1, steps: steps.length })}</span>
      </div>
      <div class="welcome-drawing">
        <Drawing />
      </div>
      <div class="welcome-words" aria-live="polite">
        <h1 class="welcome-title">{t(`welcome.${step.name}.title`)}</h1>
        <p class="welcome-line">{t(`welcome.${step.name}.line`)}</p>
      </div>
      <Ways at={at} onGo={setAt} onSample={onSample} onConnect={onConnect} />
    </main>
  );
}

function Ways({ at, onGo, onSample, onConnect }: Props & { at: number; onGo: (step: number) => void }) {
  const isLast = at === steps.length - 1;
  return (
    <div class="welcome-ways">
      {at === 0 && (
        <Button id="skip-welcome" kind="quiet" onPress={onSample}>
          {t('welcome.skip')}
        </Button>
      )}
      {at === 1 && (
        <Button id="welcome-back" kind="quiet" onPress={() => onGo(at - 1)}>
          {t('header.back')}
        </Button>
      )}
      {isLast && (
        <Button id="welcome-connect" onPress={onConnect}>
          {t('settings.connect')}
        </Button>
      )}
      <Button id="welcome-next" kind="primary" onPress={isLast ? onSample : () => onGo(at + 1)}>
        {t(isLast ? 'welcome.try' : 'welcome.next')}
      </Button>
    </div>
  );
}
