// Shares an itinerary: its link, to copy or to pass to another app.
import { Users } from 'lucide-preact';
import { t } from '../../lib/words/words.ts';
import { Button } from '../parts/Button.tsx';
import { SheetDialog } from '../parts/SheetDialog.tsx';
import { SheetHead } from '../parts/SheetHead.tsx';
import { PromiseLine } from './PromiseLine.tsx';
import './share-sheet.css';
import '../parts/field.css';

interface Props {
  address: string;
  onCopy: () => void;
  /** Left out if the browser cannot share. */
  onShare?: (() => void) | undefined;
  /** Exports as a file or as text; left out if the draft is not here. */
  onExport?: (() => void) | undefined;
  onClose: () => void;
  /** The outcome of the last press. */
  outcome: string;
}

export function ShareSheet({ address, onCopy, onShare, onExport, onClose, outcome }: Props) {
  return (
    <SheetDialog labelledBy="share-title" onClose={onClose}>
      <SheetHead
        titleId="share-title"
        title={t('share.title')}
        closeId="close-share"
        closeLabel={t('share.close')}
        onClose={onClose}
      />
      <div class="share-link field">
        <label class="field-label" for="share-address">
          {t('share.link')}
        </label>
        <input
          id="share-address"
          class="field-input"
          readOnly
          dir="ltr"
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        {onExport && (
          <button type="button" id="share-export" class="link" onClick={onExport}>
            {t('share.file')}
          </button>
        )}
      </div>
      <PromiseLine icon={Users} promise={t('share.who')} outcome={outcome} />
      <div class="surface-footer">
        <Button id="share-copy" kind="primary" onPress={onCopy}>
          {t('share.copy')}
        </Button>
        {onShare && (
          <Button id="share-on" onPress={onShare}>
            {t('share.on')}
          </Button>
        )}
      </div>
    </SheetDialog>
  );
}
