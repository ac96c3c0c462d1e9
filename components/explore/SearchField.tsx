import { Search, X } from 'lucide-preact';
import { useRef } from 'preact/hooks';
import { t } from '../../lib/words/words.ts';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import { useKeyOf } from '../letter-keys.ts';

interface Props {
  text: string;
  /** The words are the place of the page. */
  isFromPage: boolean;
  onType: (text: string) => void;
}

export function SearchField({ text, isFromPage, onType }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const shortcut = useKeyOf('/');
  return (
    <search class="explore-search">
      <Icon of={Search} size={18} />
      <input
        ref={field}
        id="explore-search"
        class="explore-input"
        type="text"
        inputMode="search"
        enterkeyhint="search"
        autocomplete="off"
        spellcheck={false}
        dir="auto"
        maxLength={200}
        aria-label={t('explore.search')}
        placeholder={t('explore.placeholder')}
        value={text}
        onInput={(event) => onType(event.currentTarget.value)}
        {...shortcut}
      />
      {isFromPage && <span class="explore-from-page">{t('explore.fromPage')}</span>}
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
