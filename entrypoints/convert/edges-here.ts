// What the page for booking files needs from the browser.
import { browser } from 'wxt/browser';
import { ask, onNews } from '../../lib/browser/ask.ts';
import {
  asImageData,
  decodePicture,
  loadCodeLibrary,
  loadPdf,
  makeSurface,
  tooLong,
} from '../../lib/browser/booking-library.ts';
import { loadCover, saveCover } from '../../lib/browser/cover-store.ts';
import { PictureReader } from '../../lib/browser/picture-reader.ts';
import { capturePage } from '../../lib/capture/capture.ts';
import { inflate } from '../../lib/codes/inflate.ts';
import { scannerWith } from '../../lib/codes/scan-codes.ts';
import { shallowHtml } from '../../lib/files/shallow-html.ts';
import { type ConvertEdges, convertFiles } from '../../lib/journeys/convert-files.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { language } from '../../lib/words/words.ts';
import { knowledge } from '../background/knowledge.ts';
import type { ConvertPageEdges } from './convert-visit.ts';
import { fetchFile, requestHost } from './fetch-file.ts';
import { pagePictures } from './page-pictures.ts';

/** Reads a saved page. It is parsed but never shown, so nothing in it runs or is fetched. */
const openHtml: ConvertEdges['openHtml'] = (bytes) => {
  const charset = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w-]+)/i.exec(
    new TextDecoder('latin1').decode(bytes.subarray(0, 4096)),
  )?.[1];
  try {
    const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb;
    const text = new TextDecoder(isMarked ? 'utf-8' : (charset ?? 'utf-8')).decode(bytes);
    const { html, isWhole } = shallowHtml(text);
    const capture = capturePage(new DOMParser().parseFromString(html, 'text/html'), {});
    return ok({ ...capture, truncated: capture.truncated || !isWhole });
  } catch {
    return fail({ kind: 'page-unreadable' });
  }
};

/** Starts with the first picture, ends with the last. */
function seeing(): NonNullable<ConvertEdges['sees']> {
  const reader = new PictureReader();
  return { read: (picture) => reader.read(picture), makeSurface, close: () => reader.close() };
}

const today = () => new Date().toISOString().slice(0, 10);

export const edgesHere = (): ConvertPageEdges => ({
  background: { ask, onNews },
  convert: async (files, live) =>
    convertFiles(files, {
      ...live,
      loadPdf,
      openHtml,
      inflate,
      knowledge: await knowledge(),
      today: today(),
      language: language(),
      codes: {
        loadScanner: async () => scannerWith(await loadCodeLibrary(), asImageData),
        makeSurface,
        decode: decodePicture,
        tooLong,
      },
      sees: seeing(),
    }),
  cover: { load: loadCover, save: saveCover },
  today,
  fetchFile,
  requestHost,
  pictureOf: pagePictures(loadPdf),
  openClip: (clipId) => {
    location.href = `${browser.runtime.getURL('/review.html')}?clip=${encodeURIComponent(clipId)}`;
  },
});
