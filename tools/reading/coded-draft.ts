// Combines the barcodes of a paper or a picture with its text, as the extension does.
import { basename } from 'node:path';
import { choosePrivate } from '../../lib/draft/choose-private.ts';
import { fileKind } from '../../lib/files/file-kind.ts';
import { convertFiles } from '../../lib/journeys/convert-files.ts';
import { firstCover } from '../../lib/model/cover.ts';
import type { Draft } from '../../lib/model/draft.ts';
import type { Knowledge } from '../../lib/model/evidence.ts';
import { nodeEdges } from './convert-edges.ts';

/** Undefined if no barcode contains anything usable. */
export async function codedDraft(
  bytes: Uint8Array<ArrayBuffer>,
  path: string,
  knowledge: Knowledge,
): Promise<Draft | undefined> {
  const kind = fileKind(bytes, path);
  if (kind !== 'pdf' && kind !== 'image') return undefined;
  const today = new Date().toISOString().slice(0, 10);
  const given = { name: basename(path), data: new Blob([bytes]) };
  const converted = await convertFiles([given], nodeEdges(knowledge, today));
  if (!converted.ok || !converted.value.draft) return undefined;
  const { bookings, draft, private: hidden } = converted.value;
  const isCoded = bookings.some(({ places }) => places.some(({ field }) => field === 'barcode'));
  return isCoded ? choosePrivate(draft, hidden, firstCover) : undefined;
}
