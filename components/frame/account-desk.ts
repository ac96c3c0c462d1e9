// Who is connected, for the bar of every page.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export interface AccountLook {
  id: string;
  /** What it is called among the others. */
  label: string;
  /** The traveller's name, where anyone said it. */
  person?: string | undefined;
  service: string;
  isChosen: boolean;
  /** Only a new sign-in helps. */
  isSignedOut: boolean;
}

export interface AccountDesk {
  /** Undefined until they are known. */
  accounts: AccountLook[] | undefined;
  /** The service's own page is open and waits for the traveller. */
  isConnecting: boolean;
  onChoose: (id: string) => void;
  /** One more account. */
  onConnect: () => void;
  onConnectAgain: (id: string) => void;
  onDisconnect: (account: AccountLook) => void;
  onSettings: () => void;
}

/** Undefined where a screen stands alone, as in most tests. */
export const AccountDeskContext = createContext<AccountDesk | undefined>(undefined);
export const useAccountDesk = (): AccountDesk | undefined => useContext(AccountDeskContext);
