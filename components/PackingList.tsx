import type { DraftPackingItem } from '../lib/model/draft.ts';
import { Known } from './Known.tsx';
import './plain-list.css';

export function PackingList({ items }: { items: DraftPackingItem[] }) {
  return (
    <ul class="plain-list">
      {items.map(({ id, name, quantity }) => (
        <li key={id} class="plain-row">
          <span class="plain-name">
            <Known known={name} />
          </span>
          {quantity > 1 && <span class="plain-figure">× {quantity}</span>}
        </li>
      ))}
    </ul>
  );
}
