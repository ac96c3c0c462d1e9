// The first still pictures of a file: the pages of a PDF, a picture as it is, frames of a video.
import { decode } from '../../lib/browser/page-pictures.ts';
import { shrinkPicture } from '../../lib/browser/shrink-picture.ts';
import { videoMoments } from '../../lib/browser/video-moments.ts';
import type { ConvertedFile } from '../../lib/model/found-booking.ts';
import { openPages } from '../../lib/pdf/open-pages.ts';
import type { PdfLibrary } from '../../lib/pdf/pdf-library.ts';
import { pageCanvas } from './page-canvas.ts';

/** Wide enough for small print; a page is about a fifth of a megabyte. */
const widthPixels = 1280;

export async function stillsOf(
  file: ConvertedFile,
  maxStills: number,
  loadPdf: () => Promise<PdfLibrary>,
): Promise<Blob[]> {
  if (maxStills === 0) return [];
  if (file.kind === 'pdf') return drawn(file, maxStills, await loadPdf());
  if (file.kind === 'video') return moments(file.data, maxStills);
  const picture = await shrinkPicture(file.data, widthPixels);
  return picture ? [picture] : [];
}

async function moments(video: Blob, maxStills: number): Promise<Blob[]> {
  const address = URL.createObjectURL(video);
  try {
    return (await videoMoments(maxStills, widthPixels, address)).map(decode);
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function drawn(
  { data, password }: ConvertedFile,
  maxStills: number,
  library: PdfLibrary,
): Promise<Blob[]> {
  const opened = await openPages(data, library, password === undefined ? {} : { password });
  if (!opened.ok) return [];
  const { pages, draw, close } = opened.value;
  const pictures: Blob[] = [];
  try {
    for (let page = 1; page <= Math.min(pages, maxStills); page += 1) {
      const { canvas, paper } = pageCanvas();
      await draw(page, paper, widthPixels);
      pictures.push(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 }));
    }
  } finally {
    await close();
  }
  return pictures;
}
