// A search field with a button to clear it; "/" focuses it.
import { Search, X } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { t } from '../../lib/words/words.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { useKeyOf } from './letter-keys.ts';
import './search-field.css';

interface Props {
  id: string;
  label: string;
  placeholder: string;
  text: string;
  onType: (text: string) => void;
  /** A note about the words, shown beside them. */
  children?: ComponentChildren;
}

export function SearchField({ id, label, placeholder, text, onType, children }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const shortcut = useKeyOf('/');
  return (
    <search class="search-field">
      <Icon of={Search} size={18} />
      <input
        ref={field}
        id={id}
        class="search-input"
        type="text"
        inputMode="search"
        enterkeyhint="search"
        autocomplete="off"
        spellcheck={false}
        dir="auto"
        maxLength={200}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onInput={(event) => onType(event.currentTarget.value)}
        {...shortcut}
      />
      {children}
      {text !== '' && (
        <IconButton
          id="clear-search"
          icon={X}
          label={t('explore.clear')}
          onPress={() => {
            field.current?.focus();
            onType('');
          }}
        />
      )}
    </search>
  );
}
