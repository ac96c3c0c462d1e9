import { Minus, Plus, Trash2 } from 'lucide-preact';
import { useState } from 'preact/hooks';
import type { DraftPackingItem } from '../../lib/model/draft.ts';
import { type Editing, useEditing, useWantedFocus } from '../editing/editing.ts';
import { AddButton } from '../parts/AddButton.tsx';
import { InPlace } from '../parts/InPlace.tsx';
import { Menu } from '../parts/Menu.tsx';
import { SourcedText } from '../parts/SourcedText.tsx';
import './plain-list.css';
import { t } from '../../lib/words/words.ts';

export function PackingList({ items }: { items: DraftPackingItem[] }) {
  const editing = useEditing();
  const [added, setAdded] = useState<string>();
  useWantedFocus();
  return (
    <>
      {items.length === 0 && <p class="plain-empty">{t('packing.empty')}</p>}
      <ul class="plain-list">
        {items.map((item) => (
          <li key={item.id} class={item.isPacked ? 'plain-row plain-done' : 'plain-row'} data-item={item.id}>
            {editing && <Tick item={item} editing={editing} />}
            <span class="plain-name">
              {editing ? (
                <ItemName item={item} editing={editing} isNew={item.id === added} />
              ) : (
                <SourcedText of={item.name} />
              )}
            </span>
            {item.quantity > 1 && <span class="plain-figure">× {item.quantity}</span>}
            {editing && <ItemMenu item={item} editing={editing} />}
          </li>
        ))}
      </ul>
      {editing && (
        <AddButton id="add-packing" label={t('packing.add')} onPress={() => setAdded(addItem(editing))} />
      )}
    </>
  );
}

interface ItemProps {
  item: DraftPackingItem;
  editing: Editing;
}

function Tick({ item: { id, name, isPacked }, editing }: ItemProps) {
  return (
    <label class="plain-tick">
      <input
        type="checkbox"
        checked={isPacked === true}
        onChange={({ currentTarget }) =>
          editing.edit({ kind: 'check-packing', itemId: id, isPacked: currentTarget.checked })
        }
      />
      <span class="visually-hidden">{t('packing.packed', { name: name.value })}</span>
    </label>
  );
}

/** Returns the new id, which is also the task of adding it. */
function addItem({ edit, newId }: Editing): string {
  const newItemId = newId();
  edit({ kind: 'add-packing', newItemId, name: t('packing.new'), quantity: 1 }, newItemId);
  return newItemId;
}

function ItemName({ item: { id, name, quantity }, editing, isNew }: ItemProps & { isNew: boolean }) {
  return (
    <InPlace
      label={t('packing.thing')}
      value={name.value}
      startsAs={isNew ? id : undefined}
      example={t('packing.example')}
      newTask={editing.newId}
      onWrite={(words, task) =>
        words.trim() && editing.edit({ kind: 'edit-packing', itemId: id, name: words, quantity }, task)
      }
      onGiveUp={editing.giveUp}
    >
      <SourcedText of={name} />
    </InPlace>
  );
}

function ItemMenu({ item: { id, name, quantity }, editing }: ItemProps) {
  const setQuantity = (many: number) => () =>
    editing.edit({ kind: 'edit-packing', itemId: id, name: name.value, quantity: many });
  return (
    <Menu
      label={t('packing.more', { name: name.value })}
      entries={[
        { label: t('packing.oneMore'), icon: Plus, onPress: setQuantity(quantity + 1) },
        ...(quantity > 1
          ? [{ label: t('packing.oneLess'), icon: Minus, onPress: setQuantity(quantity - 1) }]
          : []),
        {
          label: t('common.remove'),
          icon: Trash2,
          isDestructive: true,
          onPress: () => {
            editing.focus.current = '#add-packing';
            editing.edit({ kind: 'delete-packing', itemId: id });
          },
        },
      ]}
    />
  );
}
