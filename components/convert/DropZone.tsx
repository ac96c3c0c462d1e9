// Takes booking files, dropped or chosen.
import { useState } from 'preact/hooks';
import { t } from '../../lib/words/words.ts';
import { FileButton } from './FileButton.tsx';
import './drop-zone.css';

export function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [isOver, setOver] = useState(false);
  return (
    <section
      class={`drop-zone${isOver ? ' drop-zone-over' : ''}`}
      aria-labelledby="drop-title"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length > 0) onFiles(files);
      }}
    >
      <Papers />
      <h2 id="drop-title" class="drop-title">
        {t(isOver ? 'convert.dropNow' : 'convert.drop')}
      </h2>
      <p class="drop-kinds">{t('convert.kinds')}</p>
      <FileButton id="choose-files" kind="primary" onFiles={onFiles}>
        {t('convert.chooseFiles')}
      </FileButton>
    </section>
  );
}

function Papers() {
  return (
    <svg class="drop-papers" viewBox="0 0 140 92" width="140" height="92" aria-hidden="true">
      <g transform="rotate(-8 40 48)">
        <rect class="drop-paper" x="12" y="8" width="58" height="76" rx="4" />
        <path class="drop-line" d="M22 28h30M22 39h38M22 50h24" />
      </g>
      <g transform="rotate(8 98 46)">
        <rect class="drop-paper" x="70" y="6" width="58" height="76" rx="4" />
        <path class="drop-line" d="M80 22h26M80 66h34" />
        <rect class="drop-mark" x="78" y="31" width="42" height="24" rx="4" />
      </g>
    </svg>
  );
}
