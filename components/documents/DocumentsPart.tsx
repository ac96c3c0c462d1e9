// The documents the traveller keeps with an itinerary: names and kinds, not their content.
import { Plus } from 'lucide-preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../lib/words/words.ts';
import { ProblemBanner } from '../explore/ProblemBanner.tsx';
import { useTakeAlong } from '../export/take-along.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { AddDocumentSheet } from './AddDocumentSheet.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import type { DocumentsActions, DocumentsView } from './documents-view.ts';
import './documents.css';

interface Props {
  documents: DocumentsView;
  actions: DocumentsActions;
  onSettings: () => void;
}

export function DocumentsPart({ documents, actions, onSettings }: Props) {
  const steps = { onConnect: actions.onAllow, onSettings };
  return (
    <section class="documents" aria-labelledby="documents-title">
      <h2 class="trip-day-title" id="documents-title" tabIndex={-1}>
        {t('documents.title')}
      </h2>
      {documents.is === 'closed' && (
        <Closed documents={documents} actions={actions} onSettings={onSettings} />
      )}
      {documents.is === 'coming' && (
        <p class="explore-coming">
          <span class="ring ring-inline" aria-hidden="true" />
          {t('documents.coming')}
        </p>
      )}
      {documents.is === 'stuck' && (
        <ProblemBanner failure={documents.failure} actions={steps} onTryAgain={actions.onAgain} />
      )}
      {documents.is === 'here' && <Listed documents={documents} actions={actions} onSettings={onSettings} />}
    </section>
  );
}

type PartOf<Is> = Omit<Props, 'documents'> & { documents: Extract<DocumentsView, { is: Is }> };

function Closed({ documents, actions, onSettings }: PartOf<'closed'>) {
  const { isAsking = false, failure } = documents;
  const steps = { onConnect: actions.onAllow, onSettings };
  return (
    <>
      <p class="explore-note">{t('documents.closed')}</p>
      {failure && <ProblemBanner failure={failure} actions={steps} onTryAgain={actions.onAllow} />}
      <div class="trip-actions">
        <Button id="show-documents" small busy={isAsking} onPress={actions.onAllow}>
          {t('documents.show')}
        </Button>
      </div>
    </>
  );
}

function Listed({ documents, actions, onSettings }: PartOf<'here'>) {
  const { items, canAdd, canSave, busy, problem } = documents;
  // A popup closes as soon as the browser opens its file picker.
  const canReachFiles = useTakeAlong()?.canChooseFiles ?? true;
  useFocusWhenFewer(items.length);
  const steps = { onConnect: actions.onAllow, onSettings };
  return (
    <>
      <p class="explore-note">{t(items.length === 0 ? 'documents.empty' : 'documents.private')}</p>
      {items.length > 0 && (
        <ul class="document-list">
          {items.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              isBusy={busy === document.id}
              isWaiting={busy !== undefined}
              canSave={canSave && canReachFiles}
              actions={actions}
            />
          ))}
        </ul>
      )}
      <div role="alert">
        {problem && <ProblemBanner failure={problem} actions={steps} onTryAgain={actions.onAgain} />}
      </div>
      {canAdd && canReachFiles && <AddDocument isBusy={busy === 'new'} onAdd={actions.onAdd} />}
    </>
  );
}

/** When a row is removed, the focus that was in it moves to the title. */
function useFocusWhenFewer(count: number) {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      document.getElementById('documents-title')?.focus();
    before.current = count;
  }, [count]);
}

function AddDocument({ isBusy, onAdd }: { isBusy: boolean; onAdd: DocumentsActions['onAdd'] }) {
  const [file, setFile] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div class="trip-actions">
      <Button id="add-document" small busy={isBusy} onPress={() => input.current?.click()}>
        <Icon of={Plus} size={16} />
        {t('documents.add')}
      </Button>
      <input
        ref={input}
        id="document-file"
        class="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          setFile(event.currentTarget.files?.[0]);
          // So that the same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
      {file && (
        <AddDocumentSheet
          file={file}
          onClose={() => setFile(undefined)}
          onAdd={(document) => {
            setFile(undefined);
            onAdd(document);
          }}
        />
      )}
    </div>
  );
}
