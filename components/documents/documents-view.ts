// The documents of an itinerary as the screen shows them, and what can be done with them.
import type { DocumentKind } from '../../lib/model/document.ts';
import type { ListedDocument } from '../../lib/model/itinerary.ts';
import type { ExploreProblem } from '../explore/explore-view.ts';

export type DocumentsView =
  /** The traveller has not allowed access yet; a press asks for it. */
  | { is: 'closed'; isAsking?: boolean; failure?: ExploreProblem | undefined }
  | { is: 'coming' }
  | {
      is: 'here';
      items: ListedDocument[];
      /** False if the service reserves adding for its own apps. */
      canAdd: boolean;
      /** False if the service reserves the files for its own apps. */
      canSave: boolean;
      /** What is being changed: a document's id, or "new". */
      busy?: string | undefined;
      problem?: ExploreProblem | undefined;
    }
  | { is: 'stuck'; failure: ExploreProblem };

/** A file to be added as a document, with its details. */
export interface ChosenDocument {
  file: File;
  name: string;
  kind: DocumentKind;
}

export interface DocumentsActions {
  /** Asks the service for access to them. */
  onAllow: () => void;
  onAdd: (document: ChosenDocument) => void;
  onRename: (documentId: string, name: string) => void;
  onRemove: (documentId: string) => void;
  /** Downloads its file from the service. */
  onSave: (documentId: string) => void;
  /** Tries again what failed last. */
  onAgain: () => void;
}
