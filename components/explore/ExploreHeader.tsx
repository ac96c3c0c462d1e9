import { ArrowLeft, X } from 'lucide-preact';
import { t } from '../../lib/words/words.ts';
import { IconButton } from '../parts/IconButton.tsx';

interface Props {
  onBack: () => void;
  onClose: () => void;
}

/** The way back, and the title of the screen. */
export function ExploreHeader({ onBack, onClose }: Props) {
  return (
    <header class="app-header explore-header">
      <IconButton id="back" icon={ArrowLeft} label={t('header.back')} onPress={onBack} mirrors />
      <h1 class="explore-name" tabIndex={-1}>
        {t('explore.title')}
      </h1>
      <IconButton icon={X} label={t('header.close')} onPress={onClose} />
    </header>
  );
}
