// Asks for the name and kind of a file before it becomes a document.
import { useState } from 'preact/hooks';
import { type DocumentKind, isDocumentKind, maxDocumentBytes } from '../../lib/model/document.ts';
import { byteWords } from '../../lib/words/byte-words.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { SheetDialog } from '../parts/SheetDialog.tsx';
import { SheetHead } from '../parts/SheetHead.tsx';
import { kindChoices } from './document-words.ts';
import type { ChosenDocument } from './documents-view.ts';

interface Props {
  file: File;
  onClose: () => void;
  onAdd: (document: ChosenDocument) => void;
}

/** The longest name the service accepts. */
const maxNameLength = 200;

export function AddDocumentSheet({ file, onClose, onAdd }: Props) {
  const [name, setName] = useState(file.name.slice(0, maxNameLength));
  const [kind, setKind] = useState<DocumentKind>('other');
  const [isNameless, setNameless] = useState(false);
  const isTooLarge = file.size > maxDocumentBytes;
  const submit = (event: Event) => {
    event.preventDefault();
    const given = name.trim().slice(0, maxNameLength);
    if (!given) setNameless(true);
    else if (!isTooLarge) onAdd({ file, name: given, kind });
  };
  return (
    <SheetDialog labelledBy="add-document-title" onClose={onClose}>
      <SheetHead
        titleId="add-document-title"
        title={t('documents.addTitle')}
        closeId="close-document"
        closeLabel={t('common.cancel')}
        onClose={onClose}
      />
      <form class="trip-sheet" onSubmit={submit}>
        <Field
          id="document-name"
          label={t('documents.name')}
          value={name}
          isFirst
          onInput={(typed) => {
            setName(typed);
            setNameless(false);
          }}
          {...(isNameless && { problem: t('documents.needsName') })}
        />
        <KindChoice kind={kind} onChoose={setKind} />
        {isTooLarge ? (
          <p class="field-note field-problem" role="alert">
            {t('documents.tooLarge', { size: byteWords(maxDocumentBytes) })}
          </p>
        ) : (
          <p class="field-note">{t('documents.sent')}</p>
        )}
        <Button id="send-document" kind="primary">
          {t('documents.add')}
        </Button>
      </form>
    </SheetDialog>
  );
}

function KindChoice({ kind, onChoose }: { kind: DocumentKind; onChoose: (kind: DocumentKind) => void }) {
  return (
    <div class="field">
      <label class="field-label" for="document-kind">
        {t('documents.kind')}
      </label>
      <select
        id="document-kind"
        class="field-input"
        value={kind}
        onChange={({ currentTarget: { value } }) => {
          if (isDocumentKind(value)) onChoose(value);
        }}
      >
        {kindChoices().map((choice) => (
          <option key={choice.kind} value={choice.kind}>
            {choice.words}
          </option>
        ))}
      </select>
    </div>
  );
}
