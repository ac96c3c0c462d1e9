// The people of an itinerary as the screen shows them, and what can be done about them.
import type { OpenLink, Person } from '../../lib/model/people.ts';
import type { ExploreProblem } from '../explore/explore-view.ts';

/** Someone to add, by their id at the service. */
export interface Companion {
  userId: string;
  role: 'editor' | 'viewer';
}

/** The role given to those who join with a link; from a video call it is always editor. */
export type LinkRequest = { role: Companion['role'] } | { sharePlay: true };

/** A link for others to join with. `until`: when it expires, as the service states it. */
export type JoinLink =
  | { is: 'coming'; wish: LinkRequest }
  | {
      is: 'here';
      wish: LinkRequest;
      address: string;
      /** Left out if the service gives links no id. */
      id?: string | undefined;
      until?: string | undefined;
      /** Left out until copying was tried. */
      isCopied?: boolean;
    }
  | { is: 'stuck'; wish: LinkRequest; failure: ExploreProblem };

/** Loaded when the sheet opens. If the service has no such list, it stays empty. */
export type PeopleView =
  | { is: 'coming' }
  | {
      is: 'here';
      people: Person[];
      links: OpenLink[];
      /** What is being changed: a traveller's id, a link's, or "leave". */
      busy?: string | undefined;
      problem?: ExploreProblem | undefined;
      /** What was just done. */
      outcome?: string | undefined;
    }
  | { is: 'stuck'; failure: ExploreProblem };

export interface PeopleActions {
  /** The sheet was opened: loads the people. */
  onOpen: () => void;
  /** The sheet was closed: the next one starts afresh. */
  onClose: () => void;
  onAdd: (companion: Companion) => void;
  onRemove: (userId: string) => void;
  onLeave: () => void;
  onMakeLink: (wish: LinkRequest) => void;
  onCopyLink: () => void;
  onWithdraw: (linkId: string) => void;
  /** Tries again what failed last. */
  onAgain: () => void;
}
