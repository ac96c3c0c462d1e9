// The ways to a draft without a page: an empty one, one from a file Wayclip saved, one from bookings.
import { FileText, FolderOpen, Plus } from 'lucide-preact';
import { useTakeAlong } from '../export/take-along.ts';
import { Icon } from '../parts/Icon.tsx';
import './import-file.css';
import { t } from '../../lib/words/words.ts';

export function ImportFile() {
  const { convert, startNew } = useTakeAlong() ?? {};
  return (
    <div class="import-ways">
      {startNew && (
        <button type="button" id="new-draft" class="import-file" onClick={startNew}>
          <Icon of={Plus} size={18} />
          {t('library.newDraft')}
        </button>
      )}
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
          // So that the same file can be chosen again, after it was fixed.
          event.currentTarget.value = '';
          if (file) importFile(file);
        }}
      />
      {label}
    </label>
  );
}
