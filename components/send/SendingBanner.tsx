import type { Delivery } from '../../lib/model/clip.ts';
import { clockTime } from '../../lib/words/dates.ts';
import { explain } from '../../lib/words/explain.ts';
import { t } from '../../lib/words/words.ts';
import { headline } from '../failure/failure-words.ts';
import { Banner } from '../parts/Banner.tsx';

/** Uses only the failure's title: its text is about drafts that were not sent. */
export function SendingBanner({ delivery }: { delivery: Delivery }) {
  if (delivery.step === 'waiting') {
    const { tone, title } = explain(delivery.failure);
    return (
      <Banner tone={tone === 'error' ? 'doubt' : tone} title={headline(title)}>
        {delivery.until
          ? t('sending.nextTry', { time: clockTime(new Date(delivery.until)) })
          : t('sending.whenConnected')}
      </Banner>
    );
  }
  if (delivery.step === 'paused')
    return (
      <Banner tone="info" title={t('sending.paused')}>
        {t(delivery.isCreated ? 'sending.pausedCreated' : 'sending.pausedKept')}
      </Banner>
    );
  return <Banner tone="info">{t('sending.mayClose')}</Banner>;
}
