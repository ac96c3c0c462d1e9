// Shows exactly what leaves this computer, before the first draft is sent and whenever the traveller asks.

import { Lock } from 'lucide-preact';
import type { SendSummary } from '../../lib/model/send-summary.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { SheetDialog } from '../parts/SheetDialog.tsx';
import { SheetHead } from '../parts/SheetHead.tsx';
import { LeavingList } from './LeavingList.tsx';

interface Props {
  leaving: SendSummary;
  /** The name of the account it is sent to; undefined if none is connected yet. */
  to: string | undefined;
  onSend: () => void;
  onClose: () => void;
}

export function LeavingSheet({ leaving, to, onSend, onClose }: Props) {
  return (
    <SheetDialog labelledBy="leaving-heading" onClose={onClose}>
      <SheetHead
        titleId="leaving-heading"
        title={to === undefined ? t('leaves.heading') : t('leaves.headingTo', { name: to })}
        closeId="close-leaving"
        closeLabel={t('common.close')}
        onClose={onClose}
      />
      <div class="leaving-body">
        <LeavingList leaving={leaving} />
        <details class="leaving-all">
          <summary>{t('leaves.all')}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, with the keys too */}
          <pre class="leaving-text" dir="ltr" tabIndex={0}>
            {leaving.text}
          </pre>
        </details>
        <p class="leaving-stays">
          <Icon of={Lock} size={18} />
          <span>{t('leaves.stays')}</span>
        </p>
      </div>
      <div class="surface-footer">
        <Button id="send-now" kind="primary" onPress={onSend}>
          {to === undefined ? t('review.send') : t('leaves.sendTo', { name: to })}
        </Button>
        <Button onPress={onClose}>{t('common.cancel')}</Button>
      </div>
    </SheetDialog>
  );
}
