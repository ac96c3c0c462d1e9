// The one button of the first clip, on top of the sample page.
import { useState } from 'preact/hooks';
import { FailureBanner } from '../../components/failure/FailureBanner.tsx';
import { Mark } from '../../components/frame/Mark.tsx';
import { Button } from '../../components/parts/Button.tsx';
import type { Failure } from '../../lib/model/failure.ts';
import type { Result } from '../../lib/model/result.ts';
import { t } from '../../lib/words/words.ts';

interface Props {
  /** Reads the page and goes on to the draft. */
  onClip: () => Promise<Result<unknown, Failure>>;
}

type Clipping = { is: 'waiting' } | { is: 'reading' } | { is: 'failed'; failure: Failure };

export function SampleBar({ onClip }: Props) {
  const [clipping, setClipping] = useState<Clipping>({ is: 'waiting' });
  const press = async () => {
    setClipping({ is: 'reading' });
    const made = await onClip();
    // Otherwise the page is about to be left, and stays busy until it is.
    if (!made.ok) setClipping({ is: 'failed', failure: made.failure });
  };
  return (
    <section class="sample-bar" aria-label={t('extension.name')}>
      <Mark />
      <p class="sample-words">
        <strong>{t('welcome.sampleTitle')}</strong> {t('welcome.sampleLine')}
      </p>
      <Button id="clip-sample" kind="primary" busy={clipping.is === 'reading'} onPress={press}>
        {t('menus.clipPage')}
      </Button>
      <div class="sample-trouble" role="alert">
        {clipping.is === 'failed' && <FailureBanner failure={clipping.failure} steps={{}} />}
      </div>
    </section>
  );
}
