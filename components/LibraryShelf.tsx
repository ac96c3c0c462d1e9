import { ChevronRight } from 'lucide-preact';
import { Icon } from './Icon.tsx';
import type { LibraryRow } from './library-rows.ts';
import { Tag } from './Tag.tsx';

interface Props {
  heading: string;
  rows: LibraryRow[];
  canPress: (row: LibraryRow) => boolean;
  onOpen: (what: LibraryRow['opens']) => void;
}

export function LibraryShelf({ heading, rows, canPress, onOpen }: Props) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 class="library-heading">{heading}</h2>
      <ul class="library-shelf">
        {rows.map((row) => (
          <li key={row.key}>
            {canPress(row) ? (
              <button type="button" class="library-row library-row-press" onClick={() => onOpen(row.opens)}>
                <RowWords row={row} />
                <Icon of={ChevronRight} size={18} mirrors />
              </button>
            ) : (
              <div class="library-row">
                <RowWords row={row} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function RowWords({ row: { title, line, tag } }: { row: LibraryRow }) {
  return (
    <>
      <span class="library-words">
        <span class="library-title clamped" title={title}>
          <bdi>{title}</bdi>
        </span>
        {line && <bdi class="library-line">{line}</bdi>}
      </span>
      {tag && <Tag {...tag} />}
    </>
  );
}
