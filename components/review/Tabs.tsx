// Days, Packing, Expenses: the parts of a draft, as tabs.
import { TabRow } from '../parts/TabRow.tsx';
import './tabs.css';
import { t } from '../../lib/words/words.ts';

export interface Part {
  name: 'days' | 'packing' | 'expenses';
  word: string;
  /** Left out for the days: their chips show how many there are. */
  count?: number;
}

interface Props {
  parts: Part[];
  selected: Part['name'];
  onSelect: (name: Part['name']) => void;
}

export function Tabs({ parts, selected, onSelect }: Props) {
  const entries = parts.map(({ name, word, count }) => ({
    id: `tab-${name}`,
    controls: `part-${name}`,
    class: 'tab',
    children: (
      <>
        {word} {count !== undefined && <span class="tab-count">{count}</span>}
      </>
    ),
  }));
  return (
    <TabRow
      label={t('review.parts')}
      class="tabs"
      entries={entries}
      selected={parts.findIndex((part) => part.name === selected)}
      onSelect={(index) => onSelect(parts[index]?.name ?? 'days')}
    />
  );
}
