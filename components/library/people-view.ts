// Who belongs to an itinerary as it is shown, and what can be done about them.
import type { OpenLink, Person } from '../../lib/model/people.ts';
import type { ExploreProblem } from '../explore/explore-view.ts';

/** Someone who is to come along, by their id at the service. */
export interface Companion {
  userId: string;
  role: 'editor' | 'viewer';
}

/** Who may join with a link, and what then; from a video call always as an editor. */
export type LinkRequest = { role: Companion['role'] } | { sharePlay: true };

/** A link for others to join with. `until`: when it ends, as the service says it. */
export type JoinLink =
  | { is: 'coming'; wish: LinkRequest }
  | {
      is: 'here';
      wish: LinkRequest;
      address: string;
      /** Left out where the service does not name its links. */
      id?: string | undefined;
      until?: string | undefined;
      /** Left out until someone tried. */
      isCopied?: boolean;
    }
  | { is: 'stuck'; wish: LinkRequest; failure: ExploreProblem };

/** What is asked for when the sheet opens. A service that does not tell leaves a list empty. */
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
  /** The sheet is opened: who is there is asked for. */
  onOpen: () => void;
  /** The sheet was closed: the next one begins anew. */
  onClose: () => void;
  onAdd: (companion: Companion) => void;
  onRemove: (userId: string) => void;
  onLeave: () => void;
  onMakeLink: (wish: LinkRequest) => void;
  onCopyLink: () => void;
  onWithdraw: (linkId: string) => void;
  /** What did not work last, once more. */
  onAgain: () => void;
}
