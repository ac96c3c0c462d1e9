// A surface that was opened before anything was read.
import { Book, ChevronRight } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { Icon } from './Icon.tsx';
import { RouteStrip } from './RouteStrip.tsx';
import { Surface } from './Surface.tsx';
import './failure-state.css';

export function IdleScreen({ header, onLibrary }: { header: ComponentChildren; onLibrary: () => void }) {
  return (
    <Surface screen="idle" header={header}>
      <div class="failure-state">
        <RouteStrip />
        <div class="failure-words">
          <h1 class="title" tabIndex={-1}>
            No draft open yet
          </h1>
          <p class="lead">
            Open a travel page and press Wayclip in the toolbar. The draft then stands here too, and stays
            while you read on.
          </p>
          <button type="button" class="choice" onClick={onLibrary}>
            <Icon of={Book} size={22} />
            <span class="choice-label">Open Library</span>
            <Icon of={ChevronRight} size={18} mirrors />
          </button>
        </div>
      </div>
    </Surface>
  );
}
