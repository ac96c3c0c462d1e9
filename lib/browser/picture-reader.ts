// Reads the words of pictures on this machine. Measured when it was chosen: 4.1 MB of the package (the engine's wasm 1.06 MB
// and the English data 2.95 MB, both packed), 2 to 3 s to start and 4 to 6 s for a page of A4 on one core of a small machine.
// The English data reads digits, codes and all that is written in Latin letters, accents with mistakes ("hétes"); scripts of
// their own (Japanese alone is another 3 MB) are left to the service's reader.
import * as z from 'zod/mini';
import { SeenLine } from '../model/seen-line.ts';

interface Points {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

const Answer = z.object({ lines: z.optional(z.array(SeenLine)) });

// Twenty times what a page takes: who waits longer has a photograph of a library.
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

/** One picture at a time; undefined where nothing comes back. */
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
