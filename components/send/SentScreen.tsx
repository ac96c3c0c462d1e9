// The clip has arrived. Pictures that could not be sent are listed in addition.
import { CircleCheck, Share2 } from 'lucide-preact';
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
  /** The address of the first day's picture in this browser; without it, the days are drawn. */
  picture?: string;
  /** Left out if the service has no web pages for itineraries. */
  onOpen?: () => void;
  /** Shares the link if there is one, otherwise a file or text; left out if neither is possible. */
  onShare?: (() => void) | undefined;
  onDone: () => void;
}

export function SentScreen({ header, clip, picture, onOpen, onShare, onDone }: Props) {
  const { title, days } = clip.draft;
  const leftBehind = leftBehindWords(clip.delivery);
  const footer = (
    <>
      {/* One button for both, so that nothing moves if the page's address becomes known a moment later. */}
      <Button id={onOpen ? 'open-itinerary' : 'done'} kind="primary" onPress={onOpen ?? onDone}>
        {t(onOpen ? 'sent.open' : 'sent.done')}
      </Button>
      {onOpen && (
        <Button id="done" onPress={onDone}>
          {t('sent.done')}
        </Button>
      )}
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
            {onShare && (
              <Button id="share" small onPress={onShare}>
                <Icon of={Share2} size={16} />
                {t('share.open')}
              </Button>
            )}
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
