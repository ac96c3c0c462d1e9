// Where a draft would be sent, and what would be sent: for the screens that send it.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Clip } from '../../lib/model/clip.ts';
import type { SendSummary } from '../../lib/model/send-summary.ts';

/** An account or a service, as an entry to choose. */
export interface Place {
  id: string;
  name: string;
  isChosen: boolean;
}

export interface SendOptions {
  /** The connected accounts; one of them is chosen. */
  accounts: Place[];
  /** Services an account can be connected to; undefined until loaded. */
  services: Place[] | undefined;
  onChooseService: (id: string) => void;
  /** Opens the form to add a service, if none is known. */
  onNameService: () => void;
  /** What would be sent, once its pictures have been counted. */
  leaving: SendSummary | undefined;
  onShowLeaving: (clip: Clip) => void;
}

/** Undefined on a screen by itself, as in most tests. */
export const SendOptionsContext = createContext<SendOptions | undefined>(undefined);
export const useSendOptions = (): SendOptions | undefined => useContext(SendOptionsContext);

export const chosenOf = (places: Place[] | undefined): Place | undefined =>
  places?.find(({ isChosen }) => isChosen) ?? places?.[0];
