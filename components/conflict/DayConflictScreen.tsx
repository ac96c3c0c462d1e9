// Someone set another picture for a day while ours was being sent: asks which one to keep.
import type { ComponentChildren } from 'preact';
import type { Clip } from '../../lib/model/clip.ts';
import { t } from '../../lib/words/words.ts';
import { useCopies } from '../pictures/use-copies.ts';
import { ConflictScreen } from './ConflictScreen.tsx';

interface Props {
  header: ComponentChildren;
  clip: Clip;
  /** Counts from 1. */
  day: number;
  onKeep: (choice: 'mine' | 'theirs') => void;
  onLater: () => void;
}

export function DayConflictScreen({ header, clip, day, onKeep, onLater }: Props) {
  const src = clip.draft.days[day - 1]?.image?.value.src;
  const copy = useCopies(clip, src ? [src] : [])(src ?? '');
  return (
    <ConflictScreen
      header={header}
      title={t('sending.conflict')}
      lead={t('sending.conflictLead', { day })}
      choices={[
        {
          id: 'mine',
          label: t('clash.mine'),
          line: t('sending.conflictMineLine'),
          keep: t('sending.conflictKeepMine'),
          after: t('sending.conflictAfterMine'),
          words: t('sending.conflictMineWords', { day }),
          picture: copy.is === 'here' ? copy.address : null,
        },
        {
          id: 'theirs',
          label: t('sending.conflictTheirs'),
          line: t('sending.conflictTheirsLine'),
          keep: t('sending.conflictKeepTheirs'),
          after: t('sending.conflictAfterTheirs'),
          words: t('sending.conflictTheirsWords'),
          // The extension's pages load no pictures from other hosts.
          picture: null,
        },
      ]}
      onKeep={onKeep}
      onLater={onLater}
    />
  );
}
