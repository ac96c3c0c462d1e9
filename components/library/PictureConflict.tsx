// Someone else set or took away the same picture: which one stays.
import type { ComponentChildren } from 'preact';
import { t } from '../../lib/words/words.ts';
import { ConflictScreen } from '../ConflictScreen.tsx';
import { useTripPicture } from '../explore/trip-pictures.ts';
import type { ItineraryDoings, OpenedItinerary } from './library-view.ts';

interface Props {
  header: ComponentChildren;
  conflict: NonNullable<OpenedItinerary['conflict']>;
  doings: ItineraryDoings;
}

export function PictureConflict({ header, conflict: { change, mine, now }, doings }: Props) {
  const days = now.itinerary.days ?? [];
  const index = change.kind === 'remove-cover' ? -1 : days.findIndex(({ id }) => id === change.dayId);
  const address =
    change.kind === 'remove-cover' ? days.find(({ imageURL }) => imageURL)?.imageURL : days[index]?.imageURL;
  const theirs = useTripPicture(address);
  const isTaken = change.kind !== 'set';
  return (
    <ConflictScreen
      header={header}
      title={t('library.conflict.title')}
      lead={
        change.kind === 'remove-cover'
          ? t('library.conflict.leadCover')
          : t('library.conflict.lead', { day: index + 1 })
      }
      choices={[
        {
          id: 'mine',
          label: t('clash.mine'),
          line: t('library.conflict.mineLine'),
          keep: t(isTaken ? 'library.conflict.removeAnyway' : 'library.conflict.keepMine'),
          after: t('library.conflict.afterMine'),
          words: mineWords(change),
          picture: mine ?? null,
        },
        {
          id: 'theirs',
          label: t('library.conflict.theirs'),
          line: t('library.conflict.theirsLine'),
          keep: t('library.conflict.keepTheirs'),
          after: t('library.conflict.afterTheirs'),
          words: t(address ? 'library.conflict.theirsPicture' : 'library.conflict.theirsNone'),
          picture: theirs ?? null,
        },
      ]}
      onKeep={doings.onKeep}
      onLater={doings.onLater}
    />
  );
}

function mineWords(change: NonNullable<OpenedItinerary['conflict']>['change']): string {
  if (change.kind !== 'set') return t('library.conflict.mineNone');
  if ('file' in change) return t('library.conflict.mineFile');
  return change.words === undefined
    ? t('library.conflict.mineAuto')
    : t('library.conflict.mineWords', { words: change.words });
}
