// Before the service reads pictures: says that they leave this computer, and what it costs.
import { useContext, useEffect, useState } from 'preact/hooks';
import type { Allowance } from '../../lib/model/allowance.ts';
import { maxFrames } from '../../lib/model/frames.ts';
import { wholeDate } from '../../lib/words/dates.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../parts/Button.tsx';
import { SheetDialog } from '../parts/SheetDialog.tsx';
import { AllowanceContext } from './allowance-source.ts';
import '../parts/by-hand.css';

interface Props {
  /** The most pictures that will be sent. */
  most?: number;
  onSend: () => void;
  onClose: () => void;
}

export function ImportSheet({ most = maxFrames, onSend, onClose }: Props) {
  return (
    <SheetDialog labelledBy="import-title" onClose={onClose}>
      <div class="by-hand-trouble">
        <h2 id="import-title" class="by-hand-title">
          {t('imports.title')}
        </h2>
        <p class="lead">{t('imports.text', { most })}</p>
        <p class="lead" id="imports-left" role="status">
          <Left />
        </p>
      </div>
      <div class="surface-footer">
        <Button id="send-import" kind="primary" onPress={onSend}>
          {t('imports.send')}
        </Button>
        <Button id="no-import" kind="quiet" onPress={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </SheetDialog>
  );
}

function Left() {
  const ask = useContext(AllowanceContext);
  const [told, setTold] = useState<{ allowance: Allowance | undefined }>();
  useEffect(() => void ask?.().then((allowance) => setTold({ allowance })), [ask]);
  if (!told) return <>{t('imports.looking')}</>;
  return <>{told.allowance && leftWords(told.allowance)}</>;
}

/** A link that was imported before costs nothing, so having none left is shown but does not disable the button. */
function leftWords({ left, of, until }: Allowance): string {
  if (of === 0) return t('imports.noPlan');
  const end = new Date(until ?? '');
  if (Number.isNaN(end.getTime()))
    return left > 0 ? t('imports.leftOf', { left, of }) : t('imports.noneOf', { of });
  const date = wholeDate(end);
  return left > 0 ? t('imports.left', { left, of, date }) : t('imports.none', { of, date });
}
