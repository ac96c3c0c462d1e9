// A list that renders only the visible rows. All rows have the same height, in one column or several.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import './windowed.css';

interface Props<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  children: (item: T) => ComponentChildren;
  label: string;
  /** The order has a meaning, such as that of the trip. */
  isInOrder?: boolean;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** Rendered beyond both edges, so that a turn of the wheel or a Tab finds rows there already. */
const extraRows = 6;
/** Before anything has been measured. */
const firstRows = 14;

interface Part {
  from: number;
  to: number;
  /** In pixels: the height of the rows left out above and below. */
  above: number;
  below: number;
}

export function Windowed<T>({ items, keyOf, children, label, isInOrder, onKeyDown }: Props<T>) {
  const list = useRef<HTMLElement>(null);
  const takeList = (element: HTMLElement | null) => {
    list.current = element;
  };
  const List = isInOrder ? 'ol' : 'ul';
  const [part, setPart] = useState<Part>({ from: 0, to: firstRows, above: 0, below: 0 });
  useLayoutEffect(() => {
    const scroll = list.current?.closest('.surface-scroll');
    if (!scroll || !list.current) return;
    const look = () => {
      const next = list.current && partInSight(list.current, scroll, items.length);
      if (next) setPart((now) => (isSame(now, next) ? now : next));
    };
    look();
    scroll.addEventListener('scroll', look, { passive: true });
    const resized = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
    resized?.observe(scroll);
    return () => {
      scroll.removeEventListener('scroll', look);
      resized?.disconnect();
    };
  }, [items.length]);
  const { above, below } = part;
  return (
    <List
      ref={takeList}
      class="listed"
      aria-label={label}
      onKeyDown={onKeyDown}
      style={{ '--above': `${above}px`, '--below': `${below}px` }}
    >
      {items.slice(part.from, part.to).map((item, index) => (
        <li key={keyOf(item)} class="listed-item" {...placeOf(part.from + index, items.length)}>
          {children(item)}
        </li>
      ))}
    </List>
  );
}

const placeOf = (index: number, count: number) => ({ 'aria-setsize': count, 'aria-posinset': index + 1 });

const isSame = (one: Part, other: Part): boolean =>
  one.from === other.from && one.to === other.to && one.above === other.above && one.below === other.below;

function partInSight(list: HTMLElement, scroll: Element, count: number): Part | undefined {
  const row = list.querySelector<HTMLElement>('.listed-item');
  const height = row?.offsetHeight ?? 0;
  if (!row || height === 0) return undefined;
  const look = getComputedStyle(list);
  const gap = Number.parseFloat(look.rowGap) || 0;
  const columns = Math.max(1, look.gridTemplateColumns.split(' ').length);
  const line = height + gap;
  const lines = Math.ceil(count / columns);
  const hidden = scroll.getBoundingClientRect().top - list.getBoundingClientRect().top;
  const first = Math.min(Math.max(0, Math.floor(hidden / line) - extraRows), Math.max(0, lines - 1));
  const last = Math.min(lines, Math.ceil((hidden + scroll.clientHeight) / line) + extraRows);
  const end = Math.max(first + 1, last);
  return {
    from: first * columns,
    to: end * columns,
    above: first * line,
    below: Math.max(0, lines - end) * line,
  };
}
