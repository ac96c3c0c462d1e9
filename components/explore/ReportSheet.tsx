// Reports a traveller to the service, in the reporter's own words.
import { useState } from 'preact/hooks';
import { t } from '../../lib/words/words.ts';
import { Button } from '../parts/Button.tsx';
import { EditField } from '../parts/EditField.tsx';
import { SheetDialog } from '../parts/SheetDialog.tsx';
import { SheetHead } from '../parts/SheetHead.tsx';
import '../stop/stop-form.css';

interface Props {
  name: string;
  onClose: () => void;
  onSend: (reason: string) => void;
}

export function ReportSheet({ name, onClose, onSend }: Props) {
  const [reason, setReason] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: Event) => {
    event.preventDefault();
    if (reason.trim()) onSend(reason.trim());
    else setEmpty(true);
  };
  return (
    <SheetDialog labelledBy="report-title" onClose={onClose}>
      <SheetHead
        titleId="report-title"
        title={t('explore.report.title', { name })}
        closeId="close-report"
        closeLabel={t('common.cancel')}
        onClose={onClose}
      />
      <form class="trip-sheet" onSubmit={submit}>
        <p class="lead">{t('explore.report.text')}</p>
        <EditField
          id="report-reason"
          label={t('explore.report.reason')}
          value={reason}
          isLong
          onInput={(typed) => {
            setReason(typed);
            setEmpty(false);
          }}
          {...(isEmpty && { problem: t('explore.report.empty') })}
        />
        <Button id="send-report" kind="primary">
          {t('explore.report.send')}
        </Button>
      </form>
    </SheetDialog>
  );
}
