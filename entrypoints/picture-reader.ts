// A worker that reads text from pictures: Tesseract with its English data, both bundled. Only the page for booking files
// starts it, with the traveller's first picture, and ends it with the last.
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { tesseractLines } from '../lib/browser/tesseract-lines.ts';

/** The part of the Tesseract API used here. */
interface Tesseract {
  FS: { writeFile(path: string, bytes: Uint8Array): void };
  TessBaseAPI: new () => {
    Init(path: null, language: string, engine: number): number;
    SetImageFile(turn: number, angle: number): number;
    Recognize(monitor: null): number;
    GetJSONText(): string;
  };
}

/** What a worker's global object has that a page's does not. */
interface Thread {
  importScripts(address: string): void;
  TesseractCore?: (about: { locateFile: (name: string) => string }) => Promise<Tesseract>;
  postMessage(message: unknown): void;
  addEventListener(kind: 'message', hear: (event: MessageEvent<unknown>) => void): void;
}

// The newer engine; the older one is not bundled.
const neuralEngine = 1;
const upright = 1;

async function open(thread: Thread) {
  thread.importScripts('/ocr/tesseract-core-simd-lstm.js');
  const core = await thread.TesseractCore?.({ locateFile: (name) => `/ocr/${name}` });
  const packed = await fetch('/ocr/eng.traineddata.gz');
  if (!core || !packed.body) throw new Error('The reader of pictures is not in the package.');
  const data = await new Response(packed.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  core.FS.writeFile('eng.traineddata', new Uint8Array(data));
  const reader = new core.TessBaseAPI();
  if (reader.Init(null, 'eng', neuralEngine) !== 0) throw new Error('The reader of pictures did not start.');
  return { core, reader };
}

export default defineUnlistedScript(() => {
  const thread = globalThis as unknown as Thread;
  let opened: ReturnType<typeof open> | undefined;
  thread.addEventListener('message', async ({ data }) => {
    try {
      opened ??= open(thread);
      const { core, reader } = await opened;
      if (!(data instanceof ArrayBuffer)) throw new Error('A picture comes as its bytes.');
      core.FS.writeFile('/input', new Uint8Array(data));
      if (reader.SetImageFile(upright, 0) === 1) throw new Error('The picture could not be opened.');
      reader.Recognize(null);
      thread.postMessage({ lines: tesseractLines(JSON.parse(reader.GetJSONText())) });
    } catch (error) {
      thread.postMessage({ trouble: String(error) });
    }
  });
});
