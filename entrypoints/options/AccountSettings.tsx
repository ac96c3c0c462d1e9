// The connected account, and the way out of it.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { FailureBanner } from '../../components/FailureBanner.tsx';
import type { Failure } from '../../lib/model/failure.ts';
import { t } from '../../lib/words/words.ts';
import { askFor, type Background } from '../popup/background-link.ts';

type AccountState =
  | { is: 'looking' }
  | { is: 'connected'; serviceName: string }
  | { is: 'connecting' }
  | { is: 'not-connected'; after: 'nothing' | 'disconnecting' }
  | { is: 'failed'; failure: Failure };

export function AccountSettings({ background }: { background: Background }) {
  const [account, setAccount] = useState<AccountState>({ is: 'looking' });
  useEffect(() => {
    lookUp(background).then(setAccount);
  }, [background]);
  const connect = async () => {
    setAccount({ is: 'connecting' });
    const answer = await askFor(background, 'connection.connect', {});
    setAccount(
      answer.ok
        ? { is: 'connected', serviceName: answer.value.serviceName }
        : { is: 'failed', failure: answer.failure },
    );
  };
  const disconnect = async () => {
    const answer = await askFor(background, 'connection.disconnect', {});
    setAccount(
      answer.ok ? { is: 'not-connected', after: 'disconnecting' } : { is: 'failed', failure: answer.failure },
    );
  };
  return (
    <section class="settings-part" aria-busy={account.is === 'looking'}>
      <h2 class="settings-heading">{t('settings.account')}</h2>
      <div class="settings-card">
        <AccountLine account={account} onConnect={connect} onDisconnect={disconnect} />
      </div>
    </section>
  );
}

async function lookUp(background: Background): Promise<AccountState> {
  const answer = await askFor(background, 'connection.open', {});
  if (!answer.ok) return { is: 'failed', failure: answer.failure };
  if (answer.value === null) return { is: 'not-connected', after: 'nothing' };
  return { is: 'connected', serviceName: answer.value.serviceName };
}

interface LineProps {
  account: AccountState;
  onConnect: () => void;
  onDisconnect: () => void;
}

function AccountLine({ account, onConnect, onDisconnect }: LineProps) {
  const connect = (
    <Button id="connect-account" busy={account.is === 'connecting'} onPress={onConnect}>
      {t('settings.connect')}
    </Button>
  );
  switch (account.is) {
    case 'looking':
      return <p class="settings-line">{t('settings.looking')}</p>;
    case 'connected':
      return (
        <WordsAndButton
          title={t('settings.connected', { service: account.serviceName })}
          line={t('settings.connectedLine')}
        >
          <Button id="disconnect" kind="destructive" onPress={onDisconnect}>
            {t('settings.disconnect')}
          </Button>
        </WordsAndButton>
      );
    case 'connecting':
      return (
        <WordsAndButton title={t('settings.signInOpen')} line={t('settings.signInLine')}>
          {connect}
        </WordsAndButton>
      );
    case 'failed':
      return <FailedLine failure={account.failure}>{connect}</FailedLine>;
    case 'not-connected':
      return <NotConnectedLine isNew={account.after === 'disconnecting'}>{connect}</NotConnectedLine>;
  }
}

function FailedLine({ failure, children }: { failure: Failure; children: ComponentChildren }) {
  return (
    <>
      <div role="alert">
        <FailureBanner failure={failure} steps={{}} />
      </div>
      {children}
    </>
  );
}

/** `isNew`: it was disconnected just now, so it says what that left untouched. */
function NotConnectedLine({ isNew, children }: { isNew: boolean; children: ComponentChildren }) {
  return (
    <>
      {isNew && (
        <Banner tone="ok" title={t('settings.disconnected')}>
          {t('settings.disconnectedLine')}
        </Banner>
      )}
      <WordsAndButton title={t('settings.noAccount')} line={t('settings.noAccountLine')}>
        {children}
      </WordsAndButton>
    </>
  );
}

interface WordsProps {
  title: string;
  line: string;
  children: ComponentChildren;
}

function WordsAndButton({ title, line, children }: WordsProps) {
  return (
    <div class="settings-row">
      <div class="settings-words">
        <p class="settings-strong">{title}</p>
        <p class="settings-line">{line}</p>
      </div>
      {children}
    </div>
  );
}
