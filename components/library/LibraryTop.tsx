// Search, shelf and order of the Library.
import { useEffect } from 'preact/hooks';
import { numberWords, t } from '../../lib/words/words.ts';
import { SearchField } from '../parts/SearchField.tsx';
import {
  filterOf,
  type LibraryActions,
  type LibraryView,
  type ShelfName,
  shelves,
  sorts,
} from './library-view.ts';
import '../parts/chips.css';

interface Props {
  view: LibraryView;
  actions: LibraryActions;
}

export function LibraryTop({ view, actions }: Props) {
  return (
    <div class="library-top">
      <h1 class="title library-name" tabIndex={-1}>
        {t('library.title')}
      </h1>
      <SearchField
        id="library-search"
        label={t('library.search')}
        placeholder={t('library.placeholder')}
        text={view.text}
        onType={actions.onType}
      />
      <ShelfChips view={view} actions={actions} />
      <label class="library-sort">
        <span class="visually-hidden">{t('library.sort.label')}</span>
        <select
          id="library-sort"
          class="library-select"
          value={view.sort}
          onChange={(event) => {
            const wanted = sorts.find((sort) => sort === event.currentTarget.value);
            if (wanted) actions.onSort(wanted);
          }}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`library.sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** Shelves of this browser show if they are not empty; those of the service show if it is connected. */
function ShelfChips({ view, actions }: Props) {
  const { shelf, clipCounts, list } = view;
  const countOf = (name: ShelfName): number | undefined => {
    if (name === 'drafts' || name === 'queue' || name === 'sent') return clipCounts[name];
    const filter = filterOf(name);
    return filter && list.counts[filter];
  };
  const shown = shelves.filter((name) => {
    if (name === 'everything' || name === shelf) return true;
    return name === 'drafts' || name === 'queue' || name === 'sent' ? countOf(name) : list.isConnected;
  });
  // The row scrolls sideways, and the current shelf may be outside its visible part.
  const widths = shown.map((name) => `${name} ${countOf(name)}`).join();
  useEffect(() => {
    const chip = document.getElementById(`shelf-${shelf}`);
    const row = chip?.parentElement;
    // Not scrollIntoView: it would also scroll the page back up to the row.
    if (chip && row)
      row.scrollLeft = chip.offsetLeft - row.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
  }, [shelf, widths]);
  return (
    <fieldset class="library-chips">
      <legend class="visually-hidden">{t('library.shelves')}</legend>
      {shown.map((name) => (
        <button
          key={name}
          type="button"
          id={`shelf-${name}`}
          class="chip"
          aria-pressed={name === shelf}
          onClick={() => actions.onShelf(name)}
        >
          {t(`library.shelf.${name}`)}{' '}
          {name !== 'everything' && countOf(name) !== undefined && (
            <span class="chip-count">{numberWords(countOf(name) ?? 0)}</span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
