// Whether what is shown of the service is what it holds now, and what stands in the way.
import { wholeMoment } from '../../lib/words/dates.ts';
import { explain } from '../../lib/words/explain.ts';
import { t } from '../../lib/words/words.ts';
import { Banner } from '../Banner.tsx';
import { TroubleBanner } from '../explore/TroubleBanner.tsx';
import { FailureBanner } from '../FailureBanner.tsx';
import { filterOf, type LibraryDoings, type LibraryView } from './library-view.ts';

interface Props {
  view: LibraryView;
  doings: LibraryDoings;
}

export function LibraryNews({ view, doings }: Props) {
  const { clips, list, shelf } = view;
  if (clips.is === 'out-of-reach')
    return <FailureBanner failure={clips.failure} steps={{ 'try-again': doings.onTryAgain }} />;
  if (!filterOf(shelf)) return null;
  const { failure } = list;
  if (!failure || failure.kind === 'not-connected') return list.isCatchingUp ? <CatchingUp /> : null;
  if ((failure.kind === 'offline' || failure.kind === 'service-silent') && list.asOf !== undefined)
    return (
      <Banner tone="info" title={explain(failure).title.replace(/\.$/, '')}>
        {t('library.copy', { when: wholeMoment(new Date(list.asOf)) })}
      </Banner>
    );
  return <TroubleBanner failure={failure} doings={doings} onTryAgain={doings.onTryAgain} />;
}

function CatchingUp() {
  return (
    <p class="library-coming">
      <span class="ring ring-inline" aria-hidden="true" />
      {t('library.coming')}
    </p>
  );
}
