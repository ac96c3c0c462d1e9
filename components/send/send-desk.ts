// Where a draft would go, and what would go there: for the screens from which it is sent.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Clip } from '../../lib/model/clip.ts';
import type { Leaving } from '../../lib/model/leaving.ts';

/** An account or a service, as one chooses it. */
export interface Place {
  id: string;
  name: string;
  isChosen: boolean;
}

export interface SendDesk {
  /** Connected accounts, the chosen one among them. */
  accounts: Place[];
  /** Services that an account can be connected to; undefined until they are known. */
  services: Place[] | undefined;
  onChooseService: (id: string) => void;
  /** The way to name a service, where none is known. */
  onNameService: () => void;
  /** What would go, once its pictures are counted. */
  leaving: Leaving | undefined;
  onShowLeaving: (clip: Clip) => void;
}

/** Undefined where a screen stands alone, as in most tests. */
export const SendDeskContext = createContext<SendDesk | undefined>(undefined);
export const useSendDesk = (): SendDesk | undefined => useContext(SendDeskContext);

export const chosenOf = (places: Place[] | undefined): Place | undefined =>
  places?.find(({ isChosen }) => isChosen) ?? places?.[0];
