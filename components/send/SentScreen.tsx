// It arrived. A part that stayed behind is told here, not instead of it.
import { CircleCheck } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import type { Clip } from '../../lib/model/clip.ts';
import { Surface } from '../frame/Surface.tsx';
import { Banner, pictureIcon } from '../parts/Banner.tsx';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { RouteStrip } from '../parts/RouteStrip.tsx';
import { leftBehindWords, sentWords } from './sent-words.ts';
import './sent-screen.css';
import { t } from '../../lib/words/words.ts';

interface Props {
  header: ComponentChildren;
  clip: Clip;
  /** Where the first day's picture lies in this browser; without one, its days are drawn. */
  picture?: string;
  /** Left out where the service has no page for people. */
  onOpen?: () => void;
  /** The link where there is one, else a file or text; left out where neither can be given. */
  onShare?: (() => void) | undefined;
  onDone: () => void;
}

export function SentScreen({ header, clip, picture, onOpen, onShare, onDone }: Props) {
  const { title, days } = clip.draft;
  const leftBehind = leftBehindWords(clip.delivery);
  const footer = (
    <>
      {onOpen && (
        <Button id="open-itinerary" kind="primary" onPress={onOpen}>
          {t('sent.open')}
        </Button>
      )}
      {onShare && (
        <Button id="share" onPress={onShare}>
          {t('share.open')}
        </Button>
      )}
      <Button id="done" kind={onOpen ? 'secondary' : 'primary'} onPress={onDone}>
        {t('sent.done')}
      </Button>
    </>
  );
  return (
    <Surface screen="sent" header={header} footer={footer}>
      <div class="sent">
        <article class="sent-card">
          {picture ? <img class="sent-picture" src={picture} alt="" /> : <RouteStrip days={days.length} />}
          <div class="sent-words">
            <p class="sent-ok">
              <Icon of={CircleCheck} size={16} />
              {t('sent.title')}
            </p>
            <h1 class="title clamped" tabIndex={-1} title={title.value}>
              <bdi>{title.value}</bdi>
            </h1>
            <p class="sent-counts">{sentWords(clip)}</p>
          </div>
        </article>
        {leftBehind && (
          <Banner tone="doubt" icon={pictureIcon} title={leftBehind.title}>
            {leftBehind.text}
          </Banner>
        )}
      </div>
    </Surface>
  );
}
