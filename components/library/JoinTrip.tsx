// Joins a trip someone else made, with the link they sent.
import { UserPlus } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { readShareLink } from '../../lib/model/share-link.ts';
import { t } from '../../lib/words/words.ts';
import { ProblemBanner } from '../explore/ProblemBanner.tsx';
import { Banner } from '../parts/Banner.tsx';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { Icon } from '../parts/Icon.tsx';
import { SheetDialog } from '../parts/SheetDialog.tsx';
import { SheetHead } from '../parts/SheetHead.tsx';
import type { LibraryActions, LibraryProblem, LibraryView } from './library-view.ts';

export function JoinTrip({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" id="join-trip" class="link trip-link" onClick={onPress}>
      <Icon of={UserPlus} size={16} />
      {t('library.join.open')}
    </button>
  );
}

interface Props {
  joining: NonNullable<LibraryView['joining']>;
  actions: LibraryActions;
}

export function JoinSheet({ joining, actions }: Props) {
  const { isBusy, host, failure } = joining;
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string>();
  const join = () => {
    const link = readShareLink(pasted);
    if (!link) setProblem(t(pasted.trim() ? 'library.join.noLink' : 'library.join.empty'));
    else if (host !== undefined && link.host !== host)
      setProblem(t('library.join.foreign', { host: link.host }));
    else if (!isBusy) actions.onJoin(link);
  };
  return (
    <SheetDialog labelledBy="join-title" onClose={actions.onCloseJoin}>
      <SheetHead
        titleId="join-title"
        title={t('library.join.title')}
        closeId="close-join"
        closeLabel={t('common.cancel')}
        onClose={actions.onCloseJoin}
      />
      <form
        class="trip-sheet"
        onSubmit={(event) => {
          event.preventDefault();
          join();
        }}
      >
        <Field
          id="join-link"
          label={t('library.join.link')}
          type="url"
          isFirst
          value={pasted}
          onInput={(text) => {
            setPasted(text);
            setProblem(undefined);
          }}
          help={t('library.join.help')}
          {...(problem && { problem })}
        />
        <div role="alert">
          {failure && !problem && <JoinProblem failure={failure} actions={actions} onTryAgain={join} />}
        </div>
        <Button id="join" kind="primary" busy={isBusy}>
          {t('library.join.join')}
        </Button>
      </form>
    </SheetDialog>
  );
}

interface ProblemProps {
  failure: LibraryProblem;
  actions: LibraryActions;
  onTryAgain: () => void;
}

/** For a link, "gone" means that it no longer works, which is explained differently: its sender can make another. */
function JoinProblem({ failure, actions, onTryAgain }: ProblemProps) {
  if (failure.kind === 'itinerary-gone')
    return (
      <Banner tone="info" title={t('library.join.shutTitle')}>
        {t('library.join.shut')}
      </Banner>
    );
  return <ProblemBanner failure={failure} actions={actions} onTryAgain={onTryAgain} />;
}
