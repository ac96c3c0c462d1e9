// The clip being sent. The screen can be closed, because the background carries on. If sending waits or is paused, it says
// why.
import type { ComponentChildren } from 'preact';
import type { Clip } from '../../lib/model/clip.ts';
import type { DayPictures } from '../day/DaysPart.tsx';
import { Surface } from '../frame/Surface.tsx';
import { Button } from '../parts/Button.tsx';
import { Bar, Steps } from '../parts/Progress.tsx';
import { DayThumbs } from './DayThumbs.tsx';
import { SendingBanner } from './SendingBanner.tsx';
import { sendingProgress } from './sending-progress.ts';
import './sending-screen.css';
import { t } from '../../lib/words/words.ts';

/** What can be done with a clip that is being sent. */
export interface SendingActions {
  onStop: () => void;
  onTryNow: () => void;
  onConnect: () => void;
  onGiveUp: () => void;
}

interface Props {
  header: ComponentChildren;
  clip: Clip;
  onClose: () => void;
  actions: SendingActions;
  pictures?: DayPictures;
}

export function SendingScreen({ header, clip, onClose, actions, pictures }: Props) {
  const { steps, value, most, words } = sendingProgress(clip);
  const title = clip.draft.title.value;
  const footer = <SendingButtons clip={clip} onClose={onClose} actions={actions} />;
  return (
    <Surface screen="sending" header={header} footer={footer}>
      <div class="sending">
        <p class="eyebrow">{eyebrow(clip)}</p>
        <h1 class="title clamped" tabIndex={-1} title={title}>
          <bdi>{title}</bdi>
        </h1>
        <Bar label={t('sending.label')} value={value} most={most} words={words} />
        <Steps steps={steps} />
        <DayThumbs days={clip.draft.days} pictures={pictures} />
        <SendingBanner delivery={clip.delivery} />
      </div>
    </Surface>
  );
}

function eyebrow({ delivery }: Clip): string {
  if (delivery.step === 'waiting') return t('sending.waitingEyebrow');
  return t(delivery.step === 'paused' ? 'sending.pausedEyebrow' : 'sending.eyebrow');
}

function SendingButtons({
  clip: { delivery },
  onClose,
  actions,
}: Pick<Props, 'clip' | 'onClose' | 'actions'>) {
  const { onStop, onTryNow, onConnect, onGiveUp } = actions;
  if (delivery.step === 'paused')
    return (
      <>
        <Button id="go-on-sending" kind="primary" onPress={onTryNow}>
          {t('sending.goOn')}
        </Button>
        <Button id="give-up-sending" onPress={onGiveUp}>
          {t(delivery.isCreated ? 'sending.leaveIt' : 'sending.giveUp')}
        </Button>
      </>
    );
  const stop = (
    <Button id="stop-sending" onPress={onStop}>
      {t('sending.stop')}
    </Button>
  );
  if (delivery.step !== 'waiting')
    return (
      <>
        {stop}
        <Button onPress={onClose}>{t('common.close')}</Button>
      </>
    );
  return (
    <>
      {delivery.until === undefined ? (
        <Button id="connect-to-send" kind="primary" onPress={onConnect}>
          {t('steps.connectAgain')}
        </Button>
      ) : (
        <Button id="try-now" kind="primary" onPress={onTryNow}>
          {t('sending.tryNow')}
        </Button>
      )}
      {stop}
    </>
  );
}
