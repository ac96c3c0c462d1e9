import { ChevronRight, Download } from 'lucide-preact';
import type { Clip } from '../lib/model/clip.ts';
import { t } from '../lib/words/words.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import type { LibraryRow } from './library-rows.ts';
import { Tag } from './Tag.tsx';
import { useTakeAlong } from './take-along.ts';

interface Props {
  heading: string;
  rows: LibraryRow[];
  canPress: (row: LibraryRow) => boolean;
  onOpen: (what: LibraryRow['opens']) => void;
  /** The clips behind the rows: what is kept here can be taken along. */
  clips?: Clip[];
}

export function LibraryShelf({ heading, rows, canPress, onOpen, clips = [] }: Props) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 class="library-heading">{heading}</h2>
      <ul class="library-shelf">
        {rows.map((row) => (
          <li key={row.key} class="library-item">
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
            <ExportRow clip={clips.find(({ id }) => row.opens.kind === 'clip' && row.opens.clipId === id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ExportRow({ clip }: { clip: Clip | undefined }) {
  const takeAlong = useTakeAlong();
  if (!takeAlong || !clip) return null;
  return (
    <IconButton
      icon={Download}
      label={t('library.export', { title: clip.draft.title.value })}
      onPress={() => takeAlong.exportClip(clip)}
    />
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
