// The page before any file is given: what it is for, where files are read, and what happens to them.
import { Crosshair, EyeOff, FileText, Lock, type LucideIcon } from 'lucide-preact';
import type { Failure } from '../../lib/model/failure.ts';
import { explain } from '../../lib/words/explain.ts';
import { t } from '../../lib/words/words.ts';
import { headline } from '../failure/failure-words.ts';
import { Banner } from '../parts/Banner.tsx';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { DropZone } from './DropZone.tsx';
import './choose-files.css';

/** A PDF the traveller was looking at. */
export type OpenPdf =
  | { is: 'local' }
  /** The browser has to ask for permission first, on a press. */
  | { is: 'away'; host: string }
  | { is: 'refused' | 'failed' };

interface Props {
  onFiles: (files: File[]) => void;
  /** Reading has just been stopped. */
  wasStopped: boolean;
  open: OpenPdf | undefined;
  problem: Failure | undefined;
  onFetch: () => void;
}

export function ChooseFiles({ onFiles, wasStopped, open, problem, onFetch }: Props) {
  return (
    <div class="convert-choose">
      <h1 class="convert-title" tabIndex={-1}>
        {t('convert.title')}
      </h1>
      <p class="convert-lead">{t('convert.lead')}</p>
      {open && <OpenPdfLine open={open} onFetch={onFetch} />}
      {problem && (
        <Banner tone="error" title={headline(explain(problem).title)}>
          {explain(problem).text}
        </Banner>
      )}
      {wasStopped && <Banner tone="info">{t('convert.stopped')}</Banner>}
      <DropZone onFiles={onFiles} />
      <ul class="convert-promises">
        <Promised icon={Lock} title={t('convert.readHere')} line={t('convert.readHereLine')} />
        <Promised icon={EyeOff} title={t('convert.hide')} line={t('convert.hideLine')} />
        <Promised icon={Crosshair} title={t('convert.see')} line={t('convert.seeLine')} />
      </ul>
    </div>
  );
}

function OpenPdfLine({ open, onFetch }: { open: OpenPdf; onFetch: () => void }) {
  switch (open.is) {
    case 'local':
      return (
        <Banner tone="info" icon={FileText} title={t('convert.local')}>
          {t('convert.localLine')}
        </Banner>
      );
    case 'away':
      return (
        <div class="convert-fetch">
          <Icon of={FileText} size={22} />
          <div class="convert-fetch-words">
            <p class="convert-fetch-title">{t('convert.fetchTitle', { host: open.host })}</p>
            <p>{t('convert.fetchLine')}</p>
          </div>
          <Button id="fetch-pdf" onPress={onFetch}>
            {t('convert.fetch')}
          </Button>
        </div>
      );
    case 'refused':
      return <Banner tone="doubt">{t('convert.fetchRefused')}</Banner>;
    case 'failed':
      return <Banner tone="doubt">{t('convert.fetchFailed')}</Banner>;
  }
}

function Promised({ icon, title, line }: { icon: LucideIcon; title: string; line: string }) {
  return (
    <li class="convert-promise">
      <Icon of={icon} size={22} />
      <h2 class="convert-promise-title">{title}</h2>
      <p>{line}</p>
    </li>
  );
}
