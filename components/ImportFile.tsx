// The ways in for files: one that Wayclip saved, and bookings.
import { FileText, FolderOpen } from 'lucide-preact';
import { Icon } from './Icon.tsx';
import { useTakeAlong } from './take-along.ts';
import './import-file.css';
import { t } from '../lib/words/words.ts';

/** Two ways in: a booking becomes a trip, a file of ours is opened again. */
export function ImportFile() {
  const convert = useTakeAlong()?.convert;
  return (
    <div class="import-ways">
      <OwnFile />
      {convert && (
        <button type="button" id="start-convert" class="import-file" onClick={convert}>
          <Icon of={FileText} size={18} />
          {t('convert.title')}
        </button>
      )}
    </div>
  );
}

function OwnFile() {
  const takeAlong = useTakeAlong();
  if (!takeAlong) return null;
  const { canChooseFiles, importFile } = takeAlong;
  const label = (
    <>
      <Icon of={FolderOpen} size={18} />
      {t('library.openFile')}
    </>
  );
  if (!canChooseFiles)
    return (
      <button type="button" id="import-file" class="import-file" onClick={() => importFile(undefined)}>
        {label}
      </button>
    );
  return (
    <label class="import-file">
      <input
        id="import-file"
        class="visually-hidden"
        type="file"
        accept=".json,application/json"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file may be chosen again, after it was mended.
          event.currentTarget.value = '';
          if (file) importFile(file);
        }}
      />
      {label}
    </label>
  );
}
