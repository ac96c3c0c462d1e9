// The behaviour that tabs and day chips share: a tablist with one tab stop, in which the arrow keys move and select.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { alongRow } from './roving.ts';

export interface TabEntry {
  id: string;
  /** The id of the element it shows. */
  controls: string;
  class: string;
  children: ComponentChildren;
  /** The single key that presses it. */
  shortcut?: string | undefined;
}

interface Props {
  label: string;
  class: string;
  entries: TabEntry[];
  selected: number;
  onSelect: (index: number) => void;
}

export function TabRow({ label, class: className, entries, selected, onSelect }: Props) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = row.current?.querySelectorAll('[role=tab]')[selected];
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!row.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const isRightToLeft = getComputedStyle(row.current).direction === 'rtl';
    const next = alongRow({ key: event.key, index: selected, count: entries.length }, isRightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    row.current.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div ref={row} role="tablist" aria-label={label} class={className} tabIndex={-1} onKeyDown={onKeyDown}>
      {entries.map((entry, index) => (
        <button
          key={entry.id}
          type="button"
          role="tab"
          id={entry.id}
          class={entry.class}
          aria-selected={index === selected}
          aria-controls={entry.controls}
          aria-keyshortcuts={entry.shortcut}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => onSelect(index)}
        >
          {entry.children}
        </button>
      ))}
    </div>
  );
}
