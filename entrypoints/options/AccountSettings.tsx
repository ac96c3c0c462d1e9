// The connected accounts: which one drafts go to, what each may do, and how to disconnect it.
import { useEffect, useState } from 'preact/hooks';
import { FailureBanner } from '../../components/failure/FailureBanner.tsx';
import { Banner } from '../../components/parts/Banner.tsx';
import { Button } from '../../components/parts/Button.tsx';
import type { ConnectionInfo } from '../../lib/browser/messages.ts';
import type { Failure } from '../../lib/model/failure.ts';
import type { Result } from '../../lib/model/result.ts';
import { t } from '../../lib/words/words.ts';
import { askFor, type Background } from '../../surface/background-link.ts';
import { type AccountActions, AccountRow } from './AccountRow.tsx';
import { ReminderSheet } from './ReminderSheet.tsx';

interface Props {
  background: Background;
  /** Loaded before the page is drawn, so that nothing moves later. */
  first?: ConnectionInfo[] | undefined;
}

export function AccountSettings({ background, first }: Props) {
  const { accounts, notice, actions, look } = useAccounts(background, first);
  const [reminded, setReminded] = useState<ConnectionInfo>();
  const isConnecting = notice.is === 'connecting';
  return (
    <section
      class="settings-part"
      id="accounts"
      aria-busy={accounts === undefined && notice.is === 'nothing'}
    >
      <h2 class="settings-heading">{t('settings.account')}</h2>
      <div class="settings-card">
        <AccountNews notice={notice} />
        {accounts?.length === 0 && (
          <Words title={t('settings.noAccount')} line={t('settings.noAccountLine')} />
        )}
        {accounts?.map((account, index) => (
          <AccountRow
            key={account.id}
            account={account}
            number={index + 1}
            isOneOfMany={accounts.length > 1}
            actions={{ ...actions, onReminders: setReminded }}
          />
        ))}
        <Button id="connect-account" busy={isConnecting} onPress={actions.onAdd}>
          {t(accounts?.length ? 'accounts.another' : 'settings.connect')}
        </Button>
      </div>
      {reminded && (
        <ReminderSheet
          account={reminded}
          background={background}
          onAgain={() => {
            setReminded(undefined);
            actions.onAgain(reminded.id);
          }}
          onClose={(isRefused) => {
            setReminded(undefined);
            // The row then says why reminders are not offered.
            if (isRefused) void look();
          }}
        />
      )}
    </section>
  );
}

type Notice =
  | { is: 'nothing' }
  | { is: 'connecting' }
  | { is: 'disconnected'; isHeard: boolean }
  /** Signed in to a different account than the one asked for. */
  | { is: 'another'; name: string }
  | { is: 'failed'; failure: Failure };

function AccountNews({ notice }: { notice: Notice }) {
  if (notice.is === 'connecting')
    return <Words title={t('settings.signInOpen')} line={t('settings.signInLine')} />;
  return (
    <div role="alert">
      {notice.is === 'failed' && <FailureBanner failure={notice.failure} steps={{}} />}
      {notice.is === 'another' && (
        <Banner tone="info" title={t('accounts.anotherTitle')}>
          {t('accounts.anotherLine', { name: notice.name })}
        </Banner>
      )}
      {notice.is === 'disconnected' && (
        <Banner tone={notice.isHeard ? 'ok' : 'doubt'} title={t('settings.disconnected')}>
          {t(notice.isHeard ? 'settings.disconnectedLine' : 'accounts.notHeard')}
        </Banner>
      )}
    </div>
  );
}

function Words({ title, line }: { title: string; line: string }) {
  return (
    <div class="settings-words">
      <p class="settings-strong">{title}</p>
      <p class="settings-line">{line}</p>
    </div>
  );
}

function useAccounts(background: Background, first: ConnectionInfo[] | undefined) {
  const [accounts, setAccounts] = useState(first);
  const [notice, setNotice] = useState<Notice>({ is: 'nothing' });
  const showFailure = (failure: Failure) => setNotice({ is: 'failed', failure });
  const show = (answer: Result<ConnectionInfo[], Failure>) => {
    if (answer.ok) setAccounts(answer.value);
    else showFailure(answer.failure);
  };
  const look = async () => show(await askFor(background, 'connection.list', {}));
  useEffect(() => void look(), [background]);
  const connect = async (whom: { accountId: string } | { isNew: true }) => {
    setNotice({ is: 'connecting' });
    const answer = await askFor(background, 'connection.connect', whom);
    const isAnother = answer.ok && 'accountId' in whom && answer.value.id !== whom.accountId;
    if (!answer.ok) showFailure(answer.failure);
    else if (isAnother) setNotice({ is: 'another', name: answer.value.name ?? answer.value.serviceName });
    else setNotice({ is: 'nothing' });
    await look();
  };
  const disconnect = async (id: string) => {
    const answer = await askFor(background, 'connection.disconnect', { id });
    if (answer.ok) setNotice({ is: 'disconnected', isHeard: answer.value !== false });
    else showFailure(answer.failure);
    await look();
  };
  const actions: Omit<AccountActions, 'onReminders'> = {
    onAdd: () => void connect({ isNew: true }),
    onAgain: (accountId) => void connect({ accountId }),
    onChoose: async (id) => show(await askFor(background, 'connection.choose', { id })),
    onRename: async (id, name) => show(await askFor(background, 'connection.rename', { id, name })),
    onDisconnect: disconnect,
  };
  return { accounts, notice, actions, look };
}
