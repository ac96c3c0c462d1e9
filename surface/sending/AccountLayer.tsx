// Provides the bar with the connected accounts, and shows the sheets about them over the screens.
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { ProblemSheet } from '../../components/failure/ProblemSheet.tsx';
import {
  type ConnectedAccounts,
  ConnectedAccountsContext,
} from '../../components/frame/connected-accounts.ts';
import { ConfirmSheet } from '../../components/parts/ConfirmSheet.tsx';
import { MessageSheet } from '../../components/parts/MessageSheet.tsx';
import { t } from '../../lib/words/words.ts';
import { type AccountVisit, looksOf } from './account-visit.ts';

interface Props {
  visit: AccountVisit;
  onSettings: () => void;
  children: ComponentChildren;
}

export function AccountLayer({ visit, onSettings, children }: Props) {
  const infos = visit.infos.value;
  const isConnecting = visit.step.value.is === 'connecting';
  const connected = useMemo<ConnectedAccounts>(
    () => ({
      accounts: infos && looksOf(infos),
      isConnecting,
      onChoose: (id) => void visit.choose(id),
      onConnect: () => void visit.connect(),
      onConnectAgain: (id) => void visit.connect(id),
      onDisconnect: visit.askDisconnect,
      onSettings,
    }),
    [visit, infos, isConnecting, onSettings],
  );
  return (
    <ConnectedAccountsContext.Provider value={connected}>
      {children}
      <AccountSheet visit={visit} />
    </ConnectedAccountsContext.Provider>
  );
}

function AccountSheet({ visit }: { visit: AccountVisit }) {
  const step = visit.step.value;
  switch (step.is) {
    case 'asking': {
      const { id, person, service } = step.account;
      return (
        <ConfirmSheet
          title={t('accounts.disconnectAsk', { name: person ?? service })}
          text={t('accounts.disconnectLine')}
          keepWord={t('common.cancel')}
          word={t('settings.disconnect')}
          onConfirm={() => void visit.disconnect(id)}
          onClose={visit.close}
        />
      );
    }
    case 'not-heard':
      return (
        <MessageSheet
          title={t('settings.disconnected')}
          text={t('accounts.notHeard')}
          onClose={visit.close}
        />
      );
    case 'failed':
      return <ProblemSheet failure={step.failure} onClose={visit.close} />;
    case 'quiet':
    case 'connecting':
      return null;
  }
}
