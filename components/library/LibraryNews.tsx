// Whether the service's lists are up to date, and otherwise what prevents it.
import { byteWords } from '../../lib/words/byte-words.ts';
import { wholeMoment } from '../../lib/words/dates.ts';
import { explain } from '../../lib/words/explain.ts';
import { t } from '../../lib/words/words.ts';
import { ProblemBanner } from '../explore/ProblemBanner.tsx';
import { FailureBanner } from '../failure/FailureBanner.tsx';
import { headline } from '../failure/failure-words.ts';
import { Banner } from '../parts/Banner.tsx';
import { filterOf, isShort, type LibraryActions, type LibraryView, type StorageUse } from './library-view.ts';

interface Props {
  view: LibraryView;
  actions: LibraryActions;
}

export function LibraryNews({ view, actions }: Props) {
  const { clips, list, shelf, storage } = view;
  if (clips.is === 'out-of-reach')
    return <FailureBanner failure={clips.failure} steps={{ 'try-again': actions.onTryAgain }} />;
  if (storage && isShort(storage)) return <RoomShort storage={storage} actions={actions} />;
  if (!filterOf(shelf)) return null;
  const { failure } = list;
  if (!failure || failure.kind === 'not-connected') return list.isCatchingUp ? <CatchingUp /> : null;
  if ((failure.kind === 'offline' || failure.kind === 'service-silent') && list.asOf !== undefined)
    return (
      <Banner tone="info" title={headline(explain(failure).title)}>
        {t('library.copy', { when: wholeMoment(new Date(list.asOf)) })}
      </Banner>
    );
  return <ProblemBanner failure={failure} actions={actions} onTryAgain={actions.onTryAgain} />;
}

function RoomShort({ storage, actions }: { storage: StorageUse; actions: LibraryActions }) {
  const tidy = { label: t('library.tidy'), onPress: actions.onTidy };
  return (
    <Banner
      tone="doubt"
      title={t('library.roomShortTitle')}
      actions={storage.freedBytes === undefined ? [tidy] : []}
    >
      {t('library.roomShort', { size: byteWords(storage.leftBytes ?? 0) })}
    </Banner>
  );
}

function CatchingUp() {
  return (
    <p class="library-coming">
      <span class="ring ring-inline" aria-hidden="true" />
      {t('library.coming')}
    </p>
  );
}
