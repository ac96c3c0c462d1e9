import { Check, CircleAlert, CircleCheck, Download, Trash2 } from 'lucide-preact';
import { useContext, useMemo } from 'preact/hooks';
import type { Clip } from '../../lib/model/clip.ts';
import { t } from '../../lib/words/words.ts';
import { TripImage } from '../explore/TripImage.tsx';
import { TripPictureContext } from '../explore/trip-pictures.ts';
import { useTakeAlong } from '../export/take-along.ts';
import { Menu, type MenuEntry } from '../parts/Menu.tsx';
import { memoized } from '../parts/memoized.tsx';
import { Tag, type TagLook } from '../parts/Tag.tsx';
import { DraftPictureContext } from './draft-pictures.ts';
import { isSent, type Opens } from './library-view.ts';
import { dayOf, lineOfClip } from './library-words.ts';

interface Props {
  clip: Clip;
  onOpen: (what: Opens) => void;
  onRemove: (clip: Clip) => void;
}

function Card({ clip, onOpen, onRemove }: Props) {
  const { id, draft, source } = clip;
  const title = draft.title.value;
  const loadDraftPicture = useContext(DraftPictureContext);
  const load = useMemo(
    () => loadDraftPicture && ((address: string) => loadDraftPicture(id, address)),
    [loadDraftPicture, id],
  );
  const src = draft.days.find(({ image }) => image)?.image?.value.src;
  return (
    <li class="trip-card draft-card">
      <button
        type="button"
        class="trip-open"
        data-draft={id}
        onClick={() => onOpen({ kind: 'clip', clipId: id })}
      >
        <TripPictureContext.Provider value={load}>
          <TripImage source={src} id={id} />
        </TripPictureContext.Provider>
        <span class="trip-words">
          <span class="trip-title clamped" title={title}>
            <bdi>{title}</bdi>
          </span>
          <span class="trip-size">{lineOfClip(clip)}</span>
          <span class="draft-state">
            <Tag {...tagOf(clip)} />
            <span class="trip-author">{dayOf(source.clippedAt)}</span>
          </span>
        </span>
      </button>
      <DraftMenu clip={clip} onRemove={onRemove} />
    </li>
  );
}

export const DraftCard = memoized(Card);

function tagOf(clip: Clip): TagLook {
  if (isSent(clip)) return { tone: 'ok', word: t('library.sent'), icon: CircleCheck };
  const { length } = clip.draft.questions;
  return length > 0
    ? { tone: 'doubt', word: t('library.toCheck', { n: length }), icon: CircleAlert }
    : { tone: 'neutral', word: t('library.draft'), icon: Check };
}

function DraftMenu({ clip, onRemove }: Pick<Props, 'clip' | 'onRemove'>) {
  const takeAlong = useTakeAlong();
  const title = clip.draft.title.value;
  const entries: MenuEntry[] = [
    ...(takeAlong
      ? [{ label: t('library.export', { title }), icon: Download, onPress: () => takeAlong.exportClip(clip) }]
      : []),
    {
      label: t(isSent(clip) ? 'library.removeSent' : 'library.remove'),
      icon: Trash2,
      isDestructive: true,
      onPress: () => onRemove(clip),
    },
  ];
  return <Menu label={t('library.more', { title })} entries={entries} class="icon-button trip-save" />;
}
