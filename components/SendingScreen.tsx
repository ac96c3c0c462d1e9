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
    <Surface screen="sending" header={header} footer={<Button onPress={onClose}>Close</Button>}>
      <div class="sending">
        <p class="eyebrow">Sending to your itineraries</p>
        <h1 class="title clamped" tabIndex={-1} title={title}>
          <bdi>{title}</bdi>
        </h1>
        <Bar label="Sending" value={value} most={most} words={words} />
        <Steps steps={steps} />
        <DayThumbs days={clip.draft.days} pictures={pictures} />
        <Banner tone="info">
          You can close this window. Sending goes on, and your Library shows how it went.
        </Banner>
      </div>
    </Surface>
  );
}
