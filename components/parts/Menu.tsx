// A button with a short menu. The menu opens in the top layer, so that no list cuts it off.
import { Check, Ellipsis, type LucideIcon } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from './Icon.tsx';
import { alongList } from './roving.ts';
import './menu.css';

export interface MenuEntry {
  label: string;
  onPress: () => void;
  icon?: LucideIcon;
  isDestructive?: boolean;
  /** Left out for entries that are not a choice. */
  isChecked?: boolean;
}

interface Props {
  label: string;
  entries: MenuEntry[];
  icon?: LucideIcon;
  /** Replaces the icon. */
  face?: ComponentChildren;
  class?: string;
  id?: string;
  /** Also shows the label above the entries. */
  isTitled?: boolean;
  /** It can be focused, but not opened. */
  isOff?: boolean;
}

const marginPixels = 8;

export function Menu(props: Props) {
  const {
    label,
    entries,
    icon = Ellipsis,
    face,
    class: className = 'icon-button',
    id,
    isTitled = false,
    isOff = false,
  } = props;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (returnsFocus: boolean) => {
    setOpen(false);
    if (returnsFocus) button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        id={id}
        class={className}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-disabled={isOff || undefined}
        onClick={() => setOpen(!isOpen && !isOff)}
      >
        {face ?? <Icon of={icon} />}
      </button>
      {isOpen && (
        <MenuList label={label} isTitled={isTitled} entries={entries} anchor={button} onClose={close} />
      )}
    </>
  );
}

interface ListProps {
  label: string;
  /** Also shows the label above the entries. */
  isTitled?: boolean;
  entries: MenuEntry[];
  anchor: { current: HTMLElement | null };
  onClose: (returnsFocus: boolean) => void;
}

/** The menu itself, beside the element that opened it. */
export function MenuList({ label, isTitled = false, entries, anchor, onClose }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [menu, button] = [list.current, anchor.current];
    if (!menu || !button) return;
    menu.showPopover?.();
    placeBeside(menu, button.getBoundingClientRect());
    entriesIn(menu)[0]?.focus();
  }, [anchor]);
  useCloseOutside(list, anchor, onClose);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Tab' || event.key === 'Escape') onClose(true);
    if (event.key === 'Escape') event.preventDefault();
    else walk(event, list.current);
  };
  return (
    <div
      ref={list}
      role="menu"
      aria-label={label}
      class="menu"
      popover="manual"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {isTitled && <MenuTitle words={label} />}
      {entries.map((entry) => (
        <MenuLine key={entry.label} entry={entry} onClose={onClose} />
      ))}
    </div>
  );
}

/** Only visible: screen readers announce the menu's own label. */
function MenuTitle({ words }: { words: string }) {
  return (
    <span class="menu-title" aria-hidden="true">
      {words}
    </span>
  );
}

function MenuLine({ entry, onClose }: { entry: MenuEntry; onClose: ListProps['onClose'] }) {
  const { label, onPress, isDestructive, isChecked } = entry;
  const icon = isChecked ? Check : entry.icon;
  return (
    <button
      type="button"
      {...roleOf(isChecked)}
      tabIndex={-1}
      class={isDestructive ? 'menu-entry menu-entry-destructive' : 'menu-entry'}
      onClick={() => {
        onClose(true);
        onPress();
      }}
    >
      {icon ? <Icon of={icon} size={18} /> : isChecked === false && <span class="menu-no-icon" />}
      <bdi>{label}</bdi>
    </button>
  );
}

const roleOf = (isChecked: boolean | undefined) =>
  isChecked === undefined
    ? ({ role: 'menuitem' } as const)
    : ({ role: 'menuitemradio', 'aria-checked': isChecked } as const);

type Ref = { current: HTMLElement | null };

function useCloseOutside(list: Ref, anchor: Ref, onClose: ListProps['onClose']): void {
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      const isInside =
        target instanceof Node && (list.current?.contains(target) || anchor.current?.contains(target));
      if (!isInside) onClose(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [list, anchor, onClose]);
}

const entriesIn = (list: HTMLElement) => [
  ...list.querySelectorAll<HTMLElement>('[role=menuitem], [role=menuitemradio]'),
];

function walk(event: KeyboardEvent, list: HTMLElement | null): void {
  const entries = list ? entriesIn(list) : [];
  const index = entries.indexOf(document.activeElement as HTMLElement);
  const ends: Record<string, number> = { Home: 0, End: entries.length - 1 };
  const next = ends[event.key] ?? alongList({ key: event.key, index, count: entries.length });
  if (next === undefined) return;
  event.preventDefault();
  entries[next]?.focus();
}

/** Below the button, or above it if there is no room; never outside the window. */
function placeBeside(menu: HTMLElement, button: DOMRect): void {
  const { width, height } = menu.getBoundingClientRect();
  const fitsBelow = button.bottom + height + marginPixels <= window.innerHeight;
  const top = fitsBelow ? button.bottom : Math.max(marginPixels, button.top - height);
  const isRightToLeft = getComputedStyle(menu).direction === 'rtl';
  const wanted = isRightToLeft ? button.left : button.right - width;
  const left = Math.min(Math.max(marginPixels, wanted), window.innerWidth - width - marginPixels);
  menu.style.top = `${top}px`;
  menu.style.left = `${left}px`;
}
