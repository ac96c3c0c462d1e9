// One account: its owner, its service, and what it may do.
import { useState } from 'preact/hooks';
import { Button } from '../../components/parts/Button.tsx';
import { Field } from '../../components/parts/Field.tsx';
import { Tag } from '../../components/parts/Tag.tsx';
import type { ConnectionInfo } from '../../lib/browser/messages.ts';
import { t } from '../../lib/words/words.ts';

export interface AccountActions {
  onAdd: () => void;
  onAgain: (id: string) => void;
  onChoose: (id: string) => void;
  onRename: (id: string, name: string) => void;
  onDisconnect: (id: string) => void;
  onReminders: (account: ConnectionInfo) => void;
}

interface Props {
  account: ConnectionInfo;
  /** Counts from 1. */
  number: number;
  /** With several accounts, one is chosen. */
  isOneOfMany: boolean;
  actions: AccountActions;
}

export function AccountRow({ account, number, isOneOfMany, actions }: Props) {
  const [isNaming, setNaming] = useState(false);
  const { id, name, serviceName, isChosen } = account;
  const called = name ?? t('settings.connected', { service: serviceName });
  return (
    <div class="settings-row account-row" data-account={number}>
      <div class="settings-words">
        <p class="settings-strong">
          <bdi>{called}</bdi> {isOneOfMany && isChosen && <Tag tone="accent" word={t('accounts.chosen')} />}
        </p>
        <Facts account={account} />
        {isNaming && (
          <NameForm
            number={number}
            name={name ?? ''}
            onName={(typed) => {
              setNaming(false);
              if (typed !== undefined) actions.onRename(id, typed);
            }}
          />
        )}
      </div>
      <RowButtons
        account={account}
        number={number}
        isOneOfMany={isOneOfMany}
        actions={actions}
        onRename={isNaming ? undefined : () => setNaming(true)}
      />
    </div>
  );
}

interface ButtonsProps extends Props {
  /** Undefined while the account is being renamed. */
  onRename: (() => void) | undefined;
}

function RowButtons({ account, number, isOneOfMany, actions, onRename }: ButtonsProps) {
  const { id, isChosen, isSignedOut, refused } = account;
  return (
    <div class="settings-buttons">
      {isSignedOut && (
        <Button small kind="primary" id={idOf('again', number)} onPress={() => actions.onAgain(id)}>
          {t('steps.connectAgain')}
        </Button>
      )}
      {isOneOfMany && !isChosen && (
        <Button small id={idOf('choose-account', number)} onPress={() => actions.onChoose(id)}>
          {t('accounts.choose')}
        </Button>
      )}
      {!isSignedOut && !refused?.includes('reminders') && (
        <Button
          small
          kind="quiet"
          id={idOf('reminders', number)}
          onPress={() => actions.onReminders(account)}
        >
          {t('reminders.open')}
        </Button>
      )}
      {onRename && (
        <Button small kind="quiet" id={idOf('rename-account', number)} onPress={onRename}>
          {t('accounts.rename')}
        </Button>
      )}
      <Button
        small
        id={idOf('disconnect', number)}
        kind="destructive"
        onPress={() => actions.onDisconnect(id)}
      >
        {t('settings.disconnect')}
      </Button>
    </div>
  );
}

/** The first row's ids have no number. */
const idOf = (name: string, number: number) => (number === 1 ? name : `${name}-${number}`);

function Facts({ account }: { account: ConnectionInfo }) {
  const { name, serviceName, host, scopes, isSignedOut, refused } = account;
  const mayWrite = scopes === undefined || scopes.includes('itineraries:write');
  return (
    <>
      {(name !== undefined || host) && (
        <p class="settings-line">
          <bdi>{name === undefined ? host : [serviceName, host].filter(Boolean).join(', ')}</bdi>
        </p>
      )}
      <p class="settings-line">
        {t(isSignedOut ? 'accounts.signedOut' : mayWrite ? 'settings.connectedLine' : 'accounts.mayLook')}
      </p>
      {refused?.includes('media-import') && <p class="settings-line">{t('accounts.noImport')}</p>}
      {refused?.includes('people') && <p class="settings-line">{t('accounts.noPeople')}</p>}
      {refused?.includes('reports') && <p class="settings-line">{t('accounts.noReports')}</p>}
      {refused?.includes('reminders') && <p class="settings-line">{t('accounts.noReminders')}</p>}
      {refused?.includes('documents') && <p class="settings-line">{t('accounts.noDocuments')}</p>}
      {refused?.includes('document-files') && <p class="settings-line">{t('accounts.noDocumentFiles')}</p>}
      {refused?.includes('new-documents') && <p class="settings-line">{t('accounts.noNewDocuments')}</p>}
    </>
  );
}

interface NameProps {
  number: number;
  name: string;
  /** Undefined: the name stays as it is. */
  onName: (name: string | undefined) => void;
}

function NameForm({ number, name, onName }: NameProps) {
  const [typed, setTyped] = useState(name);
  const submit = (event: Event) => {
    event.preventDefault();
    onName(typed);
  };
  return (
    <form class="account-name" onSubmit={submit}>
      <Field id={`account-name-${number}`} label={t('accounts.name')} value={typed} onInput={setTyped} />
      <Button small id={`save-account-name-${number}`}>
        {t('accounts.saveName')}
      </Button>
      <Button small kind="quiet" onPress={() => onName(undefined)}>
        {t('common.cancel')}
      </Button>
    </form>
  );
}
