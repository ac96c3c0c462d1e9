// The connected accounts, for the bar of every page.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export interface AccountLook {
  id: string;
  /** Its name in the list of accounts. */
  label: string;
  /** The traveller's name, if it is known. */
  person?: string | undefined;
  service: string;
  isChosen: boolean;
  /** It needs a new sign-in. */
  isSignedOut: boolean;
}

export interface ConnectedAccounts {
  /** Undefined until loaded. */
  accounts: AccountLook[] | undefined;
  /** The service's sign-in page is open. */
  isConnecting: boolean;
  onChoose: (id: string) => void;
  /** Connects one more account. */
  onConnect: () => void;
  onConnectAgain: (id: string) => void;
  onDisconnect: (account: AccountLook) => void;
  onSettings: () => void;
}

/** Undefined on a screen by itself, as in most tests. */
export const ConnectedAccountsContext = createContext<ConnectedAccounts | undefined>(undefined);
export const useConnectedAccounts = (): ConnectedAccounts | undefined => useContext(ConnectedAccountsContext);
