// The clip on its way. It may be closed: the background carries on.
import type { ComponentChildren } from 'preact';
import type { Clip } from '../lib/model/clip.ts';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import type { DayPictures } from './DaysPart.tsx';
import { DayThumbs } from './DayThumbs.tsx';
import { Bar, Steps } from './Progress.tsx';
import { Surface } from './Surface.tsx';
import { sendingProgress } from './sending-progress.ts';
import './sending-screen.css';
import { t } from '../lib/words/words.ts';

interface Props {
  header: ComponentChildren;
  clip: Clip;
  onClose: () => void;
  pictures?: DayPictures;
}

export function SendingScreen({ header, clip, onClose, pictures }: Props) {
  const { steps, value, most, words } = sendingProgress(clip);
  const title = clip.draft.title.value;
  return (
    <Surface screen="sending" header={header} footer={<Button onPress={onClose}>{t('common.close')}</Button>}>
      <div class="sending">
        <p class="eyebrow">{t('sending.eyebrow')}</p>
        <h1 class="title clamped" tabIndex={-1} title={title}>
          <bdi>{title}</bdi>
        </h1>
        <Bar label={t('sending.label')} value={value} most={most} words={words} />
        <Steps steps={steps} />
        <DayThumbs days={clip.draft.days} pictures={pictures} />
        <Banner tone="info">{t('sending.mayClose')}</Banner>
      </div>
    </Surface>
  );
}
