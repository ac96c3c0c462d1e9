// A surface that was opened before anything was read.
import { Book, ChevronRight, Compass, FileText } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { Surface } from '../frame/Surface.tsx';
import { Icon } from '../parts/Icon.tsx';
import { RouteStrip } from '../parts/RouteStrip.tsx';
import '../failure/failure-state.css';
import { t } from '../../lib/words/words.ts';

interface Props {
  header: ComponentChildren;
  onLibrary: () => void;
  onExplore: () => void;
  onConvert: () => void;
}

export function IdleScreen({ header, onLibrary, onExplore, onConvert }: Props) {
  return (
    <Surface screen="idle" header={header}>
      <div class="failure-state">
        <RouteStrip />
        <div class="failure-words">
          <h1 class="title" tabIndex={-1}>
            {t('idle.title')}
          </h1>
          <p class="lead">{t('idle.text')}</p>
          <button type="button" class="choice" onClick={onLibrary}>
            <Icon of={Book} size={22} />
            <span class="choice-label">{t('header.openLibrary')}</span>
            <Icon of={ChevronRight} size={18} mirrors />
          </button>
          <button type="button" id="start-explore" class="choice" onClick={onExplore}>
            <Icon of={Compass} size={22} />
            <span class="choice-label">{t('explore.open')}</span>
            <Icon of={ChevronRight} size={18} mirrors />
          </button>
          <button type="button" id="start-convert" class="choice" onClick={onConvert}>
            <Icon of={FileText} size={22} />
            <span class="choice-label">{t('convert.title')}</span>
            <Icon of={ChevronRight} size={18} mirrors />
          </button>
        </div>
      </div>
    </Surface>
  );
}
