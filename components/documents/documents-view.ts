// The documents of an itinerary as they are shown, and what can be done about them.
import type { DocumentKind } from '../../lib/model/document.ts';
import type { ListedDocument } from '../../lib/model/itinerary.ts';
import type { ExploreProblem } from '../explore/explore-view.ts';

export type DocumentsView =
  /** The traveller has not allowed them yet: a press asks. */
  | { is: 'closed'; isAsking?: boolean; failure?: ExploreProblem | undefined }
  | { is: 'coming' }
  | {
      is: 'here';
      items: ListedDocument[];
      /** Not where the service keeps that for its own apps. */
      canAdd: boolean;
      /** Nor where that is kept for its own apps. */
      canSave: boolean;
      /** What is being changed: a document's id, or "new". */
      busy?: string | undefined;
      problem?: ExploreProblem | undefined;
    }
  | { is: 'stuck'; failure: ExploreProblem };

/** A file that becomes a document, with the details it is listed by. */
export interface ChosenDocument {
  file: File;
  name: string;
  kind: DocumentKind;
}

export interface DocumentsActions {
  /** Asks the service for the right to them. */
  onAllow: () => void;
  onAdd: (document: ChosenDocument) => void;
  onRename: (documentId: string, name: string) => void;
  onRemove: (documentId: string) => void;
  /** Its file comes from the service to this computer. */
  onSave: (documentId: string) => void;
  /** What did not work last, once more. */
  onAgain: () => void;
}
