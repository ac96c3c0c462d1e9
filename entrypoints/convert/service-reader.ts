// Pages as pictures for the service to read: a PDF's pages are drawn here, and sent only when the traveller presses.
import type { ServiceReader } from '../../components/convert/service-reader.ts';
import { shrinkPicture } from '../../lib/browser/shrink-picture.ts';
import type { ConvertedFile } from '../../lib/model/found-booking.ts';
import { openPages } from '../../lib/pdf/open-pages.ts';
import type { PdfLibrary } from '../../lib/pdf/pdf-library.ts';
import { askFor, type Background } from '../../surface/background-link.ts';
import { pageCanvas } from './page-canvas.ts';

/** Small print can still be read; a page is about a fifth of a megabyte. */
const widthPixels = 1280;
const mostPages = 12;

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
  read: async (file) => {
    const looked = file.kind === 'pdf' ? drawn(file, loadPdf) : shrinkPicture(file.data, widthPixels);
    // Pages that cannot be drawn are nothing to look at, and that is what the traveller is told.
    const pictures = [await looked.catch(() => undefined)].flat();
    const frames = await Promise.all(pictures.filter((picture) => picture !== undefined).map(base64Of));
    const clip = await askFor(background, 'media.import', { frames, title: file.name });
    if (!clip.ok) return clip.failure;
    openClip(clip.value.id);
    return undefined;
  },
});

async function drawn({ data, password }: ConvertedFile, loadPdf: ReaderEdges['loadPdf']): Promise<Blob[]> {
  const opened = await openPages(data, await loadPdf(), password === undefined ? {} : { password });
  if (!opened.ok) return [];
  const { pages, draw, close } = opened.value;
  const pictures: Blob[] = [];
  try {
    for (let page = 1; page <= Math.min(pages, mostPages); page += 1) {
      const { canvas, paper } = pageCanvas();
      await draw(page, paper, widthPixels);
      pictures.push(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 }));
    }
  } finally {
    await close();
  }
  return pictures;
}

/** "data:image/jpeg;base64,…" without its head. */
const base64Of = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });
