import { t } from '../../lib/words/words.ts';
import { useLetterKeys } from '../parts/letter-keys.ts';
import { SheetDialog } from '../parts/SheetDialog.tsx';
import { SheetHead } from '../parts/SheetHead.tsx';
import { KeyList } from './KeyList.tsx';
import './keys.css';

export function KeysSheet({ isMac, onClose }: { isMac: boolean; onClose: () => void }) {
  const hasLetters = useLetterKeys();
  return (
    <SheetDialog labelledBy="keys-title" onClose={onClose}>
      <SheetHead
        titleId="keys-title"
        title={t('keys.title')}
        closeId="close-keys"
        closeLabel={t('keys.close')}
        onClose={onClose}
        isReadFirst
      />
      <div class="keys-scroll">
        <KeyList hasLetters={hasLetters} isMac={isMac} level="h3" />
        <p class="keys-note">{t(hasLetters ? 'keys.note' : 'keys.areOff')}</p>
      </div>
    </SheetDialog>
  );
}
