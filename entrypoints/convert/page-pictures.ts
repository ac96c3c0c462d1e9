// Pages as pictures, drawn when first shown and cached while the traveller stays on the screen.
import type { ConvertedFile } from '../../lib/model/found-booking.ts';
import { type OpenPages, openPages } from '../../lib/pdf/open-pages.ts';
import type { PdfLibrary } from '../../lib/pdf/pdf-library.ts';
import { pageCanvas } from './page-canvas.ts';

// The column is 420 wide; twice that is sharp on every screen.
const width = 840;
// Each picture is about half a megabyte.
const maxKept = 40;
// Each open file has its own worker.
const maxOpen = 4;

type Draw = (file: ConvertedFile, page: number) => Promise<string | undefined>;

const addressOf = async (canvas: OffscreenCanvas) => URL.createObjectURL(await canvas.convertToBlob());

type OpenFile = (file: ConvertedFile) => Promise<OpenPages | undefined>;

/** Keeps a few files open: the last used moves to the end, and the first is closed when there are too many. */
function openFiles(loadPdf: () => Promise<PdfLibrary>): OpenFile {
  const open = new Map<Blob, Promise<OpenPages | undefined>>();
  const opened: OpenFile = async ({ data, password }) => {
    const pages = await openPages(data, await loadPdf(), password === undefined ? {} : { password });
    return pages.ok ? pages.value : undefined;
  };
  return (file) => {
    const pages = open.get(file.data) ?? opened(file);
    open.delete(file.data);
    open.set(file.data, pages);
    const [first] = open.keys();
    if (open.size > maxOpen && first) {
      void open.get(first)?.then((old) => old?.close());
      open.delete(first);
    }
    return pages;
  };
}

export function pagePictures(loadPdf: () => Promise<PdfLibrary>): Draw {
  const openFile = openFiles(loadPdf);
  const drawn = new Map<string, Promise<string | undefined>>();
  const draw: Draw = async (file, page) => {
    if (file.kind === 'image') return URL.createObjectURL(file.data);
    const pages = await openFile(file);
    if (!pages) return undefined;
    const { canvas, paper } = pageCanvas();
    await pages.draw(page, paper, width);
    return addressOf(canvas);
  };
  return (file, page) => {
    const key = `${file.file} ${file.name} ${file.data.size} ${page}`;
    const picture = drawn.get(key) ?? draw(file, page).catch(() => undefined);
    drawn.set(key, picture);
    // Failures are not cached, so the page is tried again when shown again.
    void picture.then((address) => address ?? drawn.delete(key));
    const [oldest] = drawn.keys();
    if (drawn.size > maxKept && oldest !== undefined) {
      void drawn.get(oldest)?.then((address) => address && URL.revokeObjectURL(address));
      drawn.delete(oldest);
    }
    return picture;
  };
}
