// The end of the Library: a way to connect an account, and the storage it uses in the browser.
import { byteWords } from '../../lib/words/byte-words.ts';
import { t } from '../../lib/words/words.ts';
import { filterOf, type LibraryActions, type LibraryView } from './library-view.ts';

interface Props {
  view: LibraryView;
  actions: LibraryActions;
}

export function LibraryEnd({ view, actions }: Props) {
  const { list, storage, shelf } = view;
  const isNotConnected = !list.isConnected && list.failure?.kind === 'not-connected';
  return (
    <>
      {isNotConnected && filterOf(shelf) && (
        <p class="library-line">
          {t('library.connect')}{' '}
          <button type="button" class="link" onClick={actions.onSettings}>
            {t('library.openSettings')}
          </button>
        </p>
      )}
      {storage && (
        <p class="library-storage">
          {t('library.storage', { size: byteWords(storage.usedBytes) })}{' '}
          {storage.freedBytes === undefined ? (
            <button type="button" id="tidy" class="link" onClick={actions.onTidy}>
              {t('library.tidy')}
            </button>
          ) : (
            <span role="status">
              {storage.freedBytes > 0
                ? t('library.freed', { size: byteWords(storage.freedBytes) })
                : t('library.nothingToFree')}
            </span>
          )}
        </p>
      )}
    </>
  );
}
