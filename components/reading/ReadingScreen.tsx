import { Lock } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { Surface } from '../frame/Surface.tsx';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { type Step, Steps } from '../parts/Progress.tsx';
import { RouteStrip } from '../parts/RouteStrip.tsx';
import './reading-screen.css';
import { t } from '../../lib/words/words.ts';

interface Props {
  header: ComponentChildren;
  /** The title of the tab; undefined if the browser does not reveal it. */
  pageTitle: string | undefined;
  onCancel: () => void;
}

const steps = (): Step[] => [
  { state: 'now', label: t('reading.article') },
  { state: 'to-do', label: t('reading.stops') },
  { state: 'to-do', label: t('reading.pictures') },
];

export function ReadingScreen({ header, pageTitle, onCancel }: Props) {
  const footer = (
    <>
      <p class="footer-line">
        <Icon of={Lock} size={16} />
        {t('reading.promise')}
      </p>
      <Button onPress={onCancel}>{t('common.cancel')}</Button>
    </>
  );
  return (
    <Surface screen="reading" header={header} footer={footer}>
      <div class="reading-title">
        <p class="eyebrow">{t('reading.eyebrow')}</p>
        <h1 class="title clamped" tabIndex={-1} title={pageTitle}>
          <bdi>{pageTitle ?? t('reading.thisPage')}</bdi>
        </h1>
      </div>
      <RouteStrip />
      <div class="reading-steps">
        <Steps steps={steps()} />
      </div>
    </Surface>
  );
}
