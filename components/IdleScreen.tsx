// A surface that was opened before anything was read.
import { Book, ChevronRight } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { Icon } from './Icon.tsx';
import { RouteStrip } from './RouteStrip.tsx';
import { Surface } from './Surface.tsx';
import './failure-state.css';
import { t } from '../lib/words/words.ts';

export function IdleScreen({ header, onLibrary }: { header: ComponentChildren; onLibrary: () => void }) {
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
        </div>
      </div>
    </Surface>
  );
}
