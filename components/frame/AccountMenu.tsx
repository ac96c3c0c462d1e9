// The connected account at the end of the bar, as initials if a name is known. Its room is reserved until it is loaded.
import { Check, CircleUser, LogIn, type LucideIcon, Plus, RotateCcw, Settings, Unplug } from 'lucide-preact';
import { t } from '../../lib/words/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { Menu, type MenuEntry } from '../parts/Menu.tsx';
import { Tag } from '../parts/Tag.tsx';
import { type AccountDesk, type AccountLook, useAccountDesk } from './account-desk.ts';
import { initialsOf } from './initials.ts';
import './account-menu.css';

interface Props {
  /** Also shows the state in words, if there is room. */
  isWide?: boolean;
  /** Used before the rest of the surface has loaded: the press is repeated then. */
  onEarly?: (() => void) | undefined;
}

export function AccountMenu({ isWide = false, onEarly }: Props) {
  const desk = useAccountDesk();
  if (!desk && !onEarly) return null;
  const chosen = chosenIn(desk?.accounts);
  const words = desk ? wordsOf(desk, chosen) : t('settings.account');
  return (
    <span class="account">
      {isWide && desk?.accounts && <State desk={desk} chosen={chosen} />}
      {desk ? (
        <Menu
          id="account"
          class="icon-button account-button"
          label={words}
          isTitled
          face={<Face account={chosen} isBusy={desk.isConnecting} />}
          entries={entriesOf(desk, chosen)}
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
function wordsOf({ accounts, isConnecting }: AccountDesk, chosen: AccountLook | undefined): string {
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
function State({ desk, chosen }: { desk: AccountDesk; chosen: AccountLook | undefined }) {
  if (chosen?.isSignedOut) return <Tag tone="doubt" word={t('accounts.out')} />;
  if (chosen) return <Tag tone="ok" icon={Check} word={t('accounts.on')} />;
  return (
    <button type="button" id="connect-here" class="account-connect" onClick={desk.onConnect}>
      {t('accounts.connect')}
    </button>
  );
}

function entriesOf(desk: AccountDesk, chosen: AccountLook | undefined): MenuEntry[] {
  const entry = (icon: LucideIcon, label: string, onPress: () => void): MenuEntry => ({
    icon,
    label,
    onPress,
  });
  const all = desk.accounts ?? [];
  const choices = all.map(({ id, label, isChosen }) => ({
    label,
    isChecked: isChosen,
    onPress: () => desk.onChoose(id),
  }));
  return [
    ...(choices.length > 1 ? choices : []),
    ...(chosen?.isSignedOut
      ? [entry(RotateCcw, t('steps.connectAgain'), () => desk.onConnectAgain(chosen.id))]
      : []),
    ...(desk.accounts && !desk.isConnecting
      ? [entry(chosen ? Plus : LogIn, t(chosen ? 'accounts.another' : 'settings.connect'), desk.onConnect)]
      : []),
    ...(chosen
      ? [{ ...entry(Unplug, t('settings.disconnect'), () => desk.onDisconnect(chosen)), isDestructive: true }]
      : []),
    entry(Settings, t('pageBar.settings'), desk.onSettings),
  ];
}
