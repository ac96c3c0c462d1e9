import {
  Bookmark,
  CircleCheck,
  ExternalLink,
  Heart,
  type LucideIcon,
  Route,
  ThumbsDown,
  Users,
} from 'lucide-preact';
import type { Listed, ListFilter } from '../../lib/model/listed.ts';
import { t } from '../../lib/words/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { memoized } from '../parts/memoized.tsx';
import type { Opens } from './library-view.ts';
import { factsOf, lineOfRow, titleOfRow } from './library-words.ts';

interface Props {
  row: Listed;
  /** It was made and sent from this browser. */
  isSentFromHere: boolean;
  onOpen: (what: Opens) => void;
  onOpenInService?: ((id: string) => void) | undefined;
}

/** In order of priority: what the traveller did with it says more than that it is shared. */
const signs: [ListFilter, LucideIcon][] = [
  ['saved', Bookmark],
  ['disliked', ThumbsDown],
  ['liked', Heart],
  ['shared', Users],
];

function Row({ row, isSentFromHere, onOpen, onOpenInService }: Props) {
  const { summary, filters } = row;
  const title = titleOfRow(summary);
  const sign = signs.find(([filter]) => filters.includes(filter))?.[1];
  return (
    <>
      <button
        type="button"
        class="listed-row"
        data-itinerary={row.id}
        onClick={() => onOpen({ kind: 'itinerary', row })}
      >
        <Icon of={isSentFromHere ? CircleCheck : (sign ?? Route)} />
        <span class="listed-words">
          <span class="listed-title" title={title}>
            <bdi>{title}</bdi>
          </span>
          <span class="listed-line">{lineOfRow(summary)}</span>
          <span class="listed-facts">
            {[isSentFromHere && t('library.sentFromHere'), factsOf(summary)].filter(Boolean).join(' · ')}
          </span>
        </span>
      </button>
      {onOpenInService && (
        <IconButton
          icon={ExternalLink}
          label={t('library.openInService', { title })}
          onPress={() => onOpenInService(row.id)}
        />
      )}
    </>
  );
}

export const ListedRow = memoized(Row);
