// Nothing to show, and why: nothing was clipped, nothing matches the words, or the list is empty.
import type { ComponentChildren } from 'preact';
import { t } from '../../lib/words/words.ts';
import { Button } from '../parts/Button.tsx';
import { RouteStrip } from '../parts/RouteStrip.tsx';
import { filterOf, type LibraryActions, type LibraryView } from './library-view.ts';

interface Props {
  view: LibraryView;
  actions: LibraryActions;
}

export function LibraryNothing({ view, actions }: Props) {
  const { clips, list, shelf, text } = view;
  if (clips.is !== 'here' || (list.isCatchingUp && filterOf(shelf) && text === '')) return null;
  if (text.trim() !== '')
    return (
      <Nothing title={t('library.nothingFor', { words: text.trim() })} text={t('library.nothingForText')}>
        <Button onPress={() => actions.onType('')}>{t('library.showAll')}</Button>
      </Nothing>
    );
  if (shelf === 'everything') return <Nothing title={t('library.emptyTitle')} text={t('library.empty')} />;
  // A list that could not be loaded is not called empty.
  if (filterOf(shelf) && list.failure) return null;
  return <Nothing title={t('library.emptyShelf')} text={t(`library.emptyOf.${shelf}`)} />;
}

function Nothing({ title, text, children }: { title: string; text: string; children?: ComponentChildren }) {
  return (
    <div class="library-empty">
      <RouteStrip />
      <h2 class="library-empty-title">{title}</h2>
      <p class="lead">{text}</p>
      {children && <p class="explore-empty-ways">{children}</p>}
    </div>
  );
}
