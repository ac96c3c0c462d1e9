// A document's name, kind and icon. The service provides name and kind, and either may be missing.
import { FileText, IdCard, type LucideIcon, ShieldCheck } from 'lucide-preact';
import { type DocumentKind, documentKinds, isDocumentKind } from '../../lib/model/document.ts';
import type { ListedDocument } from '../../lib/model/itinerary.ts';
import { t } from '../../lib/words/words.ts';
import { kindIcons } from '../convert/kind-icons.ts';

export function kindWords(kind: DocumentKind): string {
  if (kind === 'insurance' || kind === 'passport' || kind === 'other') return t(`documents.kinds.${kind}`);
  return t(`convert.type.${kind}`);
}

export const nameOf = ({ name }: ListedDocument): string => name?.trim() || t('documents.unnamed');

const knownKind = ({ kind }: ListedDocument): DocumentKind | undefined => {
  const word = kind?.trim().toLowerCase() ?? '';
  return isDocumentKind(word) ? word : undefined;
};

/** An unknown kind shows the service's own word; "other" shows nothing. */
export function kindLine(document: ListedDocument): string {
  const known = knownKind(document);
  if (known === 'other') return '';
  return known ? kindWords(known) : (document.kind?.trim() ?? '');
}

const icons: Record<DocumentKind, LucideIcon> = {
  ...kindIcons,
  insurance: ShieldCheck,
  passport: IdCard,
  other: FileText,
};
export const iconOf = (document: ListedDocument): LucideIcon => icons[knownKind(document) ?? 'other'];

/** "Other" comes first, because most papers are of no special kind. */
export const kindChoices = (): { kind: DocumentKind; words: string }[] =>
  ['other' as const, ...documentKinds.filter((kind) => kind !== 'other')].map((kind) => ({
    kind,
    words: kindWords(kind),
  }));
