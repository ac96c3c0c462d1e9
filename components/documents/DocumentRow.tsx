import { Download, Pencil, Trash2 } from 'lucide-preact';
import { useState } from 'preact/hooks';
import type { ListedDocument } from '../../lib/model/itinerary.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../parts/Button.tsx';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { Field } from '../parts/Field.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Menu } from '../parts/Menu.tsx';
import { iconOf, kindLine, nameOf } from './document-words.ts';
import type { DocumentsActions } from './documents-view.ts';

interface Props {
  document: ListedDocument;
  isBusy: boolean;
  /** Another change is under way; only one runs at a time. */
  isWaiting: boolean;
  canSave: boolean;
  actions: DocumentsActions;
}

export function DocumentRow({ document, isBusy, isWaiting, canSave, actions }: Props) {
  const [asking, setAsking] = useState<'name' | 'remove'>();
  const name = nameOf(document);
  const kind = kindLine(document);
  return (
    <li class="document-row" aria-busy={isBusy} data-document={document.id}>
      {isBusy ? <span class="ring ring-inline" aria-hidden="true" /> : <Icon of={iconOf(document)} />}
      <span class="document-words">
        <bdi class="document-name">{name}</bdi>
        {kind && <bdi class="document-kind">{kind}</bdi>}
      </span>
      <Menu
        label={t('documents.more', { name })}
        isOff={isWaiting}
        entries={[
          ...(canSave
            ? [{ label: t('documents.save'), icon: Download, onPress: () => actions.onSave(document.id) }]
            : []),
          { label: t('documents.rename'), icon: Pencil, onPress: () => setAsking('name') },
          {
            label: t('documents.remove'),
            icon: Trash2,
            isDestructive: true,
            onPress: () => setAsking('remove'),
          },
        ]}
      />
      {asking === 'name' && (
        <NewName
          document={document}
          onClose={() => setAsking(undefined)}
          onName={(given) => actions.onRename(document.id, given)}
        />
      )}
      {asking === 'remove' && (
        <ConfirmSheet
          title={t('documents.removeTitle', { name })}
          text={t('documents.removeText')}
          keepWord={t('documents.keep')}
          word={t('documents.remove')}
          onClose={() => setAsking(undefined)}
          onConfirm={() => {
            setAsking(undefined);
            actions.onRemove(document.id);
          }}
        />
      )}
    </li>
  );
}

interface NameProps {
  document: ListedDocument;
  onClose: () => void;
  onName: (name: string) => void;
}

function NewName({ document: { id, name = '' }, onClose, onName }: NameProps) {
  const [typed, setTyped] = useState(name);
  const [isNameless, setNameless] = useState(false);
  const submit = (event: Event) => {
    event.preventDefault();
    const given = typed.trim().slice(0, 200);
    if (!given) return setNameless(true);
    onClose();
    if (given !== name) onName(given);
  };
  return (
    <form class="library-find" onSubmit={submit}>
      <Field
        id={`document-name-${id}`}
        label={t('documents.name')}
        value={typed}
        isFirst
        onInput={(value) => {
          setTyped(value);
          setNameless(false);
        }}
        {...(isNameless && { problem: t('documents.needsName') })}
      />
      <div class="library-find-ways">
        <Button small kind="primary">
          {t('documents.saveName')}
        </Button>
        <Button small kind="quiet" onPress={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
