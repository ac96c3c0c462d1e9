// Recognises text in pictures on this machine. It adds 4.1 MB to the package (1.06 MB wasm and 2.95 MB English data, both
// compressed), takes 2 to 3 s to start, and 4 to 6 s for an A4 page on one core of a small machine. The English data reads
// digits, codes and all Latin text, with mistakes in accents ("hétes"); other scripts are left to the service (the data for
// Japanese alone would be another 3 MB).
import * as z from 'zod/mini';
import { SeenLine } from '../model/seen-line.ts';

interface Points {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

const Answer = z.object({ lines: z.optional(z.array(SeenLine)) });

// Some twenty times as long as a page takes.
const patience = 90_000;

async function pngOf({ data, width, height }: Points): Promise<ArrayBuffer> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no surface to draw on.');
  const image = new ImageData(width, height);
  image.data.set(data);
  context.putImageData(image, 0, 0);
  return (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer();
}

/** Reads one picture at a time; undefined if there is no answer. */
export class PictureReader {
  private worker: Worker | undefined;

  async read(picture: Points): Promise<SeenLine[] | undefined> {
    const png = await pngOf(picture);
    this.worker ??= new Worker('/picture-reader.js');
    const answer = await this.answered(this.worker, png);
    if (answer === undefined) this.close();
    const decoded = Answer.safeParse(answer);
    return decoded.success ? decoded.data.lines : undefined;
  }

  private answered(worker: Worker, png: ArrayBuffer): Promise<unknown> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(undefined), patience);
      const done = (answer: unknown) => {
        clearTimeout(timer);
        resolve(answer);
      };
      worker.onmessage = ({ data }: MessageEvent<unknown>) => done(data);
      worker.onerror = () => done(undefined);
      worker.postMessage(png, [png]);
    });
  }

  close(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }
}
