// Names on the page that may be stops, folded into one line: one button adds a name, another drops it for good.
import { ChevronDown, ChevronUp, Plus, X } from 'lucide-preact';
import { useState } from 'preact/hooks';
import type { DraftStop } from '../../lib/model/draft.ts';
import { around, t } from '../../lib/words/words.ts';
import { type Editing, useEditing } from '../editing/editing.ts';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { MarkedText } from '../quote/Quote.tsx';
import { quotedOf } from '../quote/quoted.ts';
import './also-on-page.css';

interface Props {
  names: DraftStop[];
  onTake: (name: DraftStop) => void;
  /** Left out if there is no draft yet to remember it. */
  onDrop?: (name: DraftStop) => void;
  /** How many show before the list is opened, without their quotes. */
  atOnce?: number;
}

export function AlsoOnPage({ names, onTake, onDrop, atOnce = 0 }: Props) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? names : names.slice(0, atOnce);
  // Undo can bring names back: the list is then open or closed as it was left.
  if (names.length === 0) return null;
  return (
    <div class="also">
      <button
        type="button"
        id="also-on-page"
        class="also-fold"
        aria-expanded={isOpen}
        aria-controls={shown.length > 0 ? 'also-names' : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {onDrop ? t('also.title', { n: names.length }) : t('also.start')}
        <Icon of={isOpen ? ChevronUp : ChevronDown} size={18} />
      </button>
      {shown.length > 0 && (
        <ul id="also-names" class={isOpen ? 'also-names' : 'also-names also-names-brief'}>
          {shown.map((name) => (
            <li key={name.id} class="also-row" data-name-id={name.id}>
              <TakeButton name={name} isBrief={!isOpen} onPress={() => onTake(name)} />
              {onDrop && (
                <IconButton
                  icon={X}
                  label={t('also.drop', { name: name.name.value })}
                  onPress={() => onDrop(name)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface TakeProps {
  name: DraftStop;
  isBrief: boolean;
  onPress: () => void;
}

function TakeButton({ name, isBrief, onPress }: TakeProps) {
  const quoted = quotedOf(name);
  const [before, after] = around('also.add', 'name');
  return (
    <button type="button" class="also-take" onClick={onPress}>
      <Icon of={Plus} size={18} />
      <span class="also-words">
        <span class="visually-hidden">{before}</span>
        <span class="also-name" translate={false}>
          <bdi>{name.name.value}</bdi>
          {name.otherName && (
            <>
              {' · '}
              <bdi>{name.otherName}</bdi>
            </>
          )}
        </span>
        <span class="visually-hidden">{after}</span>
        {!isBrief && quoted && quoted.marks.length > 0 && (
          <span class="also-quote" dir="auto" translate={false}>
            <span class="visually-hidden">: </span>
            <MarkedText {...quoted} />
          </span>
        )}
      </span>
    </button>
  );
}

/** The names for one day of the draft; nothing if there are none, or where the draft is read-only. */
export function AlsoOfDay({ names = [] }: { names: DraftStop[] | undefined }) {
  const editing = useEditing();
  if (!editing) return null;
  const act = (kind: 'take-name' | 'drop-name') => (name: DraftStop) => {
    focusAfter(editing, names, name);
    editing.edit({ kind, nameId: name.id });
  };
  return <AlsoOnPage names={names} onTake={act('take-name')} onDrop={act('drop-name')} />;
}

/** The focus goes to the next name, so that they can be gone through; after the last one, to what follows the list. */
function focusAfter({ focus }: Editing, names: DraftStop[], { id }: DraftStop): void {
  const at = names.findIndex((name) => name.id === id);
  const next = names[at + 1] ?? names[at - 1];
  focus.current = next ? `[data-name-id="${CSS.escape(next.id)}"] .also-take` : '#add-stop';
}
