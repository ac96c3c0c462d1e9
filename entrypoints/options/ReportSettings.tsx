// For asking for help: the version and the last failures, without any text from a page.
import { useState } from 'preact/hooks';
import { Button } from '../../components/parts/Button.tsx';
import { t } from '../../lib/words/words.ts';

export interface ReportSource {
  make: () => Promise<string>;
  /** False if the browser does not allow copying. */
  copy: (text: string) => Promise<boolean>;
}

interface Props {
  version: string;
  /** Left out if there is nothing to report. */
  source?: ReportSource | undefined;
}

export function ReportSettings({ source, version }: Props) {
  return (
    <section class="settings-part" id="report">
      <h2 class="settings-heading">{t('settings.about')}</h2>
      <div class="settings-card">
        <p>{t('settings.version', { version })}</p>
        <p class="settings-line">{t('settings.aboutLine')}</p>
        {source && <Report source={source} />}
      </div>
    </section>
  );
}

function Report({ source }: { source: ReportSource }) {
  const [report, setReport] = useState<string>();
  const [notice, setNotice] = useState('');
  const copy = async (text: string) =>
    setNotice(t((await source.copy(text)) ? 'settings.report.copied' : 'settings.report.notCopied'));
  return (
    <>
      <p class="settings-line">{t('settings.report.line')}</p>
      {report === undefined ? (
        <Button id="show-report" onPress={() => void source.make().then(setReport)}>
          {t('settings.report.show')}
        </Button>
      ) : (
        <>
          <pre id="report-text" class="settings-report" dir="ltr" translate={false}>
            {report}
          </pre>
          <Button id="copy-report" onPress={() => void copy(report)}>
            {t('settings.report.copy')}
          </Button>
        </>
      )}
      <p class="settings-line" role="status">
        {notice}
      </p>
    </>
  );
}
