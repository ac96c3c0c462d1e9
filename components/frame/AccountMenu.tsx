// The connected account at the end of the bar, as initials if a name is known. Its room is reserved until it is loaded.
import { Check, CircleUser, LogIn, type LucideIcon, Plus, RotateCcw, Settings, Unplug } from 'lucide-preact';
import { t } from '../../lib/words/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { Menu, type MenuEntry } from '../parts/Menu.tsx';
import { Tag } from '../parts/Tag.tsx';
import { type AccountLook, type ConnectedAccounts, useConnectedAccounts } from './connected-accounts.ts';
import { initialsOf } from './initials.ts';
import './account-menu.css';

interface Props {
  /** Also shows the state in words, if there is room. */
  isWide?: boolean;
  /** Used before the rest of the surface has loaded: the press is repeated then. */
  onEarly?: (() => void) | undefined;
}

export function AccountMenu({ isWide = false, onEarly }: Props) {
  const connected = useConnectedAccounts();
  if (!connected && !onEarly) return null;
  const chosen = chosenIn(connected?.accounts);
  const words = connected ? wordsOf(connected, chosen) : t('settings.account');
  return (
    <span class="account">
      {isWide && connected?.accounts && <State connected={connected} chosen={chosen} />}
      {connected ? (
        <Menu
          id="account"
          class="icon-button account-button"
          label={words}
          isTitled
          face={<Face account={chosen} isBusy={connected.isConnecting} />}
          entries={entriesOf(connected, chosen)}
        />
      ) : (
        <button
          type="button"
          id="account"
          class="icon-button account-button"
          aria-label={words}
          title={words}
          onClick={onEarly}
        >
          <Face account={undefined} isBusy={false} />
        </button>
      )}
    </span>
  );
}

const chosenIn = (accounts: AccountLook[] | undefined) =>
  accounts?.find(({ isChosen }) => isChosen) ?? accounts?.[0];

/** "Connected to Itineraries as Ines Calado" */
function wordsOf({ accounts, isConnecting }: ConnectedAccounts, chosen: AccountLook | undefined): string {
  if (isConnecting) return t('settings.signInOpen');
  if (!accounts) return t('settings.account');
  if (!chosen) return t('settings.noAccount');
  const { person, service, isSignedOut } = chosen;
  if (isSignedOut) return t('accounts.signedOutOf', { service });
  return person ? t('accounts.as', { service, name: person }) : t('settings.connected', { service });
}

function Face({ account, isBusy }: { account: AccountLook | undefined; isBusy: boolean }) {
  const letters = account?.person && initialsOf(account.person);
  if (isBusy) return <span class="ring ring-inline" aria-hidden="true" />;
  if (!account) return <Icon of={CircleUser} />;
  return (
    <span class="account-disc" data-letters={letters}>
      {!letters && <Icon of={CircleUser} />}
      {account.isSignedOut && <span class="account-dot" />}
    </span>
  );
}

/** The state in words beside the disc; without an account, a button to connect. */
function State({ connected, chosen }: { connected: ConnectedAccounts; chosen: AccountLook | undefined }) {
  if (chosen?.isSignedOut) return <Tag tone="doubt" word={t('accounts.out')} />;
  if (chosen) return <Tag tone="ok" icon={Check} word={t('accounts.on')} />;
  return (
    <button type="button" id="connect-here" class="account-connect" onClick={connected.onConnect}>
      {t('accounts.connect')}
    </button>
  );
}

function entriesOf(connected: ConnectedAccounts, chosen: AccountLook | undefined): MenuEntry[] {
  const entry = (icon: LucideIcon, label: string, onPress: () => void): MenuEntry => ({
    icon,
    label,
    onPress,
  });
  const all = connected.accounts ?? [];
  const choices = all.map(({ id, label, isChosen }) => ({
    label,
    isChecked: isChosen,
    onPress: () => connected.onChoose(id),
  }));
  return [
    ...(choices.length > 1 ? choices : []),
    ...(chosen?.isSignedOut
      ? [entry(RotateCcw, t('steps.connectAgain'), () => connected.onConnectAgain(chosen.id))]
      : []),
    ...(connected.accounts && !connected.isConnecting
      ? [
          entry(
            chosen ? Plus : LogIn,
            t(chosen ? 'accounts.another' : 'settings.connect'),
            connected.onConnect,
          ),
        ]
      : []),
    ...(chosen
      ? [
          {
            ...entry(Unplug, t('settings.disconnect'), () => connected.onDisconnect(chosen)),
            isDestructive: true,
          },
        ]
      : []),
    entry(Settings, t('pageBar.settings'), connected.onSettings),
  ];
}
