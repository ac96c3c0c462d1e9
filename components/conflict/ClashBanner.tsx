import { t } from '../../lib/words/words.ts';
import { Banner } from '../parts/Banner.tsx';

/** Reminds the traveller of a choice between two versions that they put off. */
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
