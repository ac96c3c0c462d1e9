// The way into a trip that someone else made: the link they sent.
import { UserPlus } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { readShareLink } from '../../lib/model/share-link.ts';
import { t } from '../../lib/words/words.ts';
import { TroubleBanner } from '../explore/TroubleBanner.tsx';
import { Banner } from '../parts/Banner.tsx';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { Icon } from '../parts/Icon.tsx';
import { SheetDialog } from '../parts/SheetDialog.tsx';
import { SheetHead } from '../parts/SheetHead.tsx';
import type { LibraryDoings, LibraryTrouble, LibraryView } from './library-view.ts';

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
  doings: LibraryDoings;
}

export function JoinSheet({ joining, doings }: Props) {
  const { isBusy, host, failure } = joining;
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string>();
  const join = () => {
    const link = readShareLink(pasted);
    if (!link) setProblem(t(pasted.trim() ? 'library.join.noLink' : 'library.join.empty'));
    else if (host !== undefined && link.host !== host)
      setProblem(t('library.join.foreign', { host: link.host }));
    else if (!isBusy) doings.onJoin(link);
  };
  return (
    <SheetDialog labelledBy="join-title" onClose={doings.onCloseJoin}>
      <SheetHead
        titleId="join-title"
        title={t('library.join.title')}
        closeId="close-join"
        closeLabel={t('common.cancel')}
        onClose={doings.onCloseJoin}
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
          {failure && !problem && <JoinTrouble failure={failure} doings={doings} onTryAgain={join} />}
        </div>
        <Button id="join" kind="primary" busy={isBusy}>
          {t('library.join.join')}
        </Button>
      </form>
    </SheetDialog>
  );
}

interface TroubleProps {
  failure: LibraryTrouble;
  doings: LibraryDoings;
  onTryAgain: () => void;
}

/** A link that opens nothing is told apart from a trip that is gone: whoever sent it can make another. */
function JoinTrouble({ failure, doings, onTryAgain }: TroubleProps) {
  if (failure.kind === 'itinerary-gone')
    return (
      <Banner tone="info" title={t('library.join.shutTitle')}>
        {t('library.join.shut')}
      </Banner>
    );
  return <TroubleBanner failure={failure} doings={doings} onTryAgain={onTryAgain} />;
}
