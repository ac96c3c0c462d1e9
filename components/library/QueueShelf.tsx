// The clips being sent to the service: the state of each, and what can be done about it.
import { CircleAlert, CircleCheck, Clock, Pause, X } from 'lucide-preact';
import type { Clip, Delivery } from '../../lib/model/clip.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import type { Opens } from './library-view.ts';
import { queueLine } from './queue-words.ts';
import './queue-shelf.css';

export interface QueueActions {
  onStop: (clipId: string) => void;
  onTryNow: (clipId: string) => void;
  onGiveUp: (clipId: string) => void;
}

interface Props {
  clips: Clip[];
  actions: QueueActions;
  onOpen: (what: Opens) => void;
}

export function QueueShelf({ clips, actions, onOpen }: Props) {
  if (clips.length === 0) return null;
  return (
    <section id="queue">
      <h2 class="library-heading">{t('library.queue')}</h2>
      <ul class="library-shelf">
        {clips.map((clip) => (
          <li key={clip.id} class="library-item queue-item">
            <QueueSign delivery={clip.delivery} />
            <button
              type="button"
              class="library-row library-row-press"
              onClick={() => onOpen({ kind: 'clip', clipId: clip.id })}
            >
              <span class="library-words">
                <span class="library-title clamped" title={clip.draft.title.value}>
                  <bdi>{clip.draft.title.value}</bdi>
                </span>
                <span class="library-line">{queueLine(clip)}</span>
              </span>
            </button>
            <QueueButtons clip={clip} actions={actions} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const signs = { waiting: Clock, paused: Pause, failed: CircleAlert, asking: CircleAlert, sent: CircleCheck };

function QueueSign({ delivery: { step } }: { delivery: Delivery }) {
  const sign = step in signs ? signs[step as keyof typeof signs] : undefined;
  return (
    <span class={`queue-sign queue-${step}`} aria-hidden="true">
      {sign ? <Icon of={sign} size={18} /> : <span class="ring" />}
    </span>
  );
}

function QueueButtons({ clip, actions, onOpen }: Omit<Props, 'clips'> & { clip: Clip }) {
  const { id } = clip;
  const title = clip.draft.title.value;
  const tryNow = () => actions.onTryNow(id);
  switch (clip.delivery.step) {
    case 'waiting':
    case 'failed':
      return (
        <>
          <QueueButton word={t('library.tryNow')} label={t('library.queueTry', { title })} onPress={tryNow} />
          <GiveUp title={title} onPress={() => actions.onGiveUp(id)} />
        </>
      );
    case 'paused':
      return (
        <>
          <QueueButton word={t('library.goOn')} label={t('library.queueGoOn', { title })} onPress={tryNow} />
          <GiveUp title={title} onPress={() => actions.onGiveUp(id)} />
        </>
      );
    case 'asking':
      return (
        <Button small onPress={() => onOpen({ kind: 'clip', clipId: id })}>
          {t('library.choose')}
        </Button>
      );
    default: {
      const stop = () => actions.onStop(id);
      return (
        <QueueButton word={t('library.stop')} label={t('library.queueStop', { title })} onPress={stop} />
      );
    }
  }
}

const GiveUp = ({ title, onPress }: { title: string; onPress: () => void }) => (
  <IconButton icon={X} label={t('library.queueCancel', { title })} onPress={onPress} />
);

/** Shows a short word; screen readers hear the whole sentence with the title. */
function QueueButton({ word, label, onPress }: { word: string; label: string; onPress: () => void }) {
  return (
    <Button small onPress={onPress}>
      <span aria-hidden="true">{word}</span>
      <span class="visually-hidden">{label}</span>
    </Button>
  );
}
