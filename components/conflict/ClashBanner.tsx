import { t } from '../../lib/words/words.ts';
import { Banner } from '../parts/Banner.tsx';

/** A choice between two versions was put off. */
export function ClashBanner({ onChoose }: { onChoose: () => void }) {
  return (
    <Banner
      tone="doubt"
      title={t('clash.waiting.title')}
      actions={[{ label: t('clash.waiting.choose'), onPress: onChoose }]}
      isBrief
    >
      {t('clash.waiting.text')}
    </Banner>
  );
}
