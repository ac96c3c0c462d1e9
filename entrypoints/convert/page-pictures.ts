// Pages as pictures, drawn when they are looked at and kept until the page is left.
import type { ConvertedFile } from '../../lib/model/found-booking.ts';
import { type OpenPages, openPages } from '../../lib/pdf/open-pages.ts';
import type { PdfLibrary } from '../../lib/pdf/pdf-library.ts';
import { pageCanvas } from './page-canvas.ts';

// The column is 420 wide; twice that is sharp on every screen.
const width = 840;
// Each is half a megabyte or so.
const maxKept = 40;
// Each has a worker of its own.
const maxOpen = 4;

type Draw = (file: ConvertedFile, page: number) => Promise<string | undefined>;

const addressOf = async (canvas: OffscreenCanvas) => URL.createObjectURL(await canvas.convertToBlob());

type OpenFile = (file: ConvertedFile) => Promise<OpenPages | undefined>;

/** Few at a time: the one looked at last goes to the end, the first is closed when there are too many. */
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
    // What did not work is tried again when it is looked at again.
    void picture.then((address) => address ?? drawn.delete(key));
    const [oldest] = drawn.keys();
    if (drawn.size > maxKept && oldest !== undefined) {
      void drawn.get(oldest)?.then((address) => address && URL.revokeObjectURL(address));
      drawn.delete(oldest);
    }
    return picture;
  };
}
