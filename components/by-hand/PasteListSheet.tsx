// A pasted list becomes stops of the draft, one per line.
import { X } from 'lucide-preact';
import { useState } from 'preact/hooks';
import type { Failure } from '../../lib/model/failure.ts';
import { explain } from '../../lib/words/explain.ts';
import { Button } from '../parts/Button.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { SheetDialog } from '../parts/SheetDialog.tsx';
import { pasteFailure } from './by-hand-words.ts';
import '../parts/by-hand.css';
import '../parts/field.css';
import { t } from '../../lib/words/words.ts';

// The most the background accepts at once, and more than anybody types.
const maxCharacters = 100_000;

interface Props {
  /** True if the list becomes a new draft, false if it adds stops to the open one. */
  makesDraft: boolean;
  onPaste: (text: string) => void;
  onClose: () => void;
  isBusy?: boolean;
  failure?: Failure;
}

export function PasteListSheet({ makesDraft, onPaste, onClose, isBusy = false, failure }: Props) {
  const [text, setText] = useState('');
  const send = (event: Event) => {
    event.preventDefault();
    if (text.trim() !== '' && !isBusy) onPaste(text.slice(0, maxCharacters));
  };
  return (
    <SheetDialog labelledBy="paste-title" onClose={onClose}>
      <div class="by-hand-head">
        <h2 id="paste-title" class="by-hand-title">
          {t('byHand.paste')}
        </h2>
        <IconButton icon={X} label={t('common.close')} onPress={onClose} />
      </div>
      <form class="by-hand" onSubmit={send}>
        <div class="by-hand-fields">
          <ListField
            value={text}
            onInput={setText}
            help={t(makesDraft ? 'byHand.helpDraft' : 'byHand.helpAdd')}
            problem={failure && pasteFailure(failure, explain(failure).text)}
          />
        </div>
        <div class="surface-footer">
          <Button id="add-list" kind="primary" busy={isBusy}>
            {t(makesDraft ? 'byHand.makeDraft' : 'byHand.addToDraft')}
          </Button>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
        </div>
      </form>
    </SheetDialog>
  );
}

interface FieldProps {
  value: string;
  onInput: (text: string) => void;
  help: string;
  problem: string | undefined;
}

function ListField({ value, onInput, help, problem }: FieldProps) {
  return (
    <div class="field">
      <label class="field-label" for="pasted-list">
        {t('byHand.listLabel')}
      </label>
      <textarea
        id="pasted-list"
        class="field-input paste-area"
        rows={9}
        dir="auto"
        maxLength={maxCharacters}
        placeholder={t('byHand.listExample')}
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
        aria-describedby="pasted-list-note"
        aria-invalid={problem !== undefined}
      />
      <p
        id="pasted-list-note"
        class={problem ? 'field-note field-problem' : 'field-note'}
        role={problem ? 'alert' : undefined}
      >
        {problem ?? help}
      </p>
    </div>
  );
}
