import { X } from 'lucide-preact';
import { t } from '../lib/words/words.ts';
import { IconButton } from './IconButton.tsx';
import { KeyList } from './KeyList.tsx';
import { useLetterKeys } from './letter-keys.ts';
import { SheetDialog } from './SheetDialog.tsx';
import './keys.css';

export function KeysSheet({ isMac, onClose }: { isMac: boolean; onClose: () => void }) {
  const hasLetters = useLetterKeys();
  return (
    <SheetDialog labelledBy="keys-title" onClose={onClose}>
      <div class="keys-head">
        <h2 id="keys-title" class="keys-title" tabIndex={-1} data-first-focus={true}>
          {t('keys.title')}
        </h2>
        <IconButton id="close-keys" icon={X} label={t('keys.close')} onPress={onClose} />
      </div>
      <div class="keys-scroll">
        <KeyList hasLetters={hasLetters} isMac={isMac} level="h3" />
        <p class="keys-note">{t(hasLetters ? 'keys.note' : 'keys.areOff')}</p>
      </div>
    </SheetDialog>
  );
}
