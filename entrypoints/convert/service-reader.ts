// Turns files into pictures for the service to read. They are drawn here, and sent only when the traveller presses.
import type { ServiceReader } from '../../components/convert/service-reader.ts';
import { base64Of } from '../../lib/model/base64.ts';
import { sharedFrames } from '../../lib/model/frames.ts';
import type { PdfLibrary } from '../../lib/pdf/pdf-library.ts';
import { askFor, type Background } from '../../surface/background-link.ts';
import { stillsOf } from './stills.ts';

export interface ReaderEdges {
  background: Background;
  loadPdf: () => Promise<PdfLibrary>;
  openClip: (clipId: string) => void;
}

export const serviceReader = ({ background, loadPdf, openClip }: ReaderEdges): ServiceReader => ({
  canRead: async () => {
    const account = await askFor(background, 'connection.open', {});
    return account.ok && account.value !== null && !account.value.refused?.includes('media-import');
  },
  read: async (files) => {
    const shares = sharedFrames(files);
    const pictures: Blob[] = [];
    // If no page can be drawn, the answer tells the traveller that there is nothing to read.
    for (const [index, file] of files.entries())
      pictures.push(...(await stillsOf(file, shares[index] ?? 0, loadPdf).catch(() => [])));
    const clip = await askFor(background, 'media.import', {
      frames: await Promise.all(pictures.map(base64Of)),
      title: files.map(({ name }) => name).join(', '),
      kind: files.every(({ kind }) => kind === 'video') ? 'video' : 'album',
    });
    if (!clip.ok) return clip.failure;
    openClip(clip.value.id);
    return undefined;
  },
});
