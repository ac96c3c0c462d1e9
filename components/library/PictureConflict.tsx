// Someone else set or removed the same picture: asks which version to keep.
import type { ComponentChildren } from 'preact';
import { t } from '../../lib/words/words.ts';
import { ConflictScreen } from '../conflict/ConflictScreen.tsx';
import { useTripPicture } from '../explore/trip-pictures.ts';
import type { ItineraryActions, OpenedItinerary } from './library-view.ts';

interface Props {
  header: ComponentChildren;
  conflict: NonNullable<OpenedItinerary['conflict']>;
  actions: ItineraryActions;
}

export function PictureConflict({ header, conflict: { change, mine, now }, actions }: Props) {
  const days = now.itinerary.days ?? [];
  const isCover = change.kind === 'remove-cover';
  const index = isCover ? -1 : days.findIndex(({ id }) => id === change.dayId);
  const day = isCover ? days.find(({ imageURL }) => imageURL) : days[index];
  const theirs = useTripPicture(day?.imageURL);
  return (
    <ConflictScreen
      header={header}
      title={t('library.conflict.title')}
      lead={isCover ? t('library.conflict.leadCover') : t('library.conflict.lead', { day: index + 1 })}
      choices={[
        { ...myChoice(change), picture: mine ?? null },
        { ...theirChoice(Boolean(day?.imageURL)), picture: theirs ?? null },
      ]}
      onKeep={actions.onKeep}
      onLater={actions.onLater}
    />
  );
}

type Change = Props['conflict']['change'];

const myChoice = (change: Change) => ({
  id: 'mine' as const,
  label: t('clash.mine'),
  line: t('library.conflict.mineLine'),
  keep: t(change.kind === 'set' ? 'library.conflict.keepMine' : 'library.conflict.removeAnyway'),
  after: t('library.conflict.afterMine'),
  words: mineWords(change),
});

const theirChoice = (hasPicture: boolean) => ({
  id: 'theirs' as const,
  label: t('library.conflict.theirs'),
  line: t('library.conflict.theirsLine'),
  keep: t('library.conflict.keepTheirs'),
  after: t('library.conflict.afterTheirs'),
  words: t(hasPicture ? 'library.conflict.theirsPicture' : 'library.conflict.theirsNone'),
});

function mineWords(change: Change): string {
  if (change.kind !== 'set') return t('library.conflict.mineNone');
  if ('file' in change) return t('library.conflict.mineFile');
  return change.words === undefined
    ? t('library.conflict.mineAuto')
    : t('library.conflict.mineWords', { words: change.words });
}
