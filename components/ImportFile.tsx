// The way back in for a file that Wayclip saved.
import { FolderOpen } from 'lucide-preact';
import { Icon } from './Icon.tsx';
import { useTakeAlong } from './take-along.ts';
import './import-file.css';
import { t } from '../lib/words/words.ts';

export function ImportFile() {
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
