// The worker thread that runs Tesseract: it gets a picture and a language, and returns the text it recognised.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import type { EngineAnswer, EngineQuestion } from './engine.ts';
import { jpegTurn } from './jpeg-turn.ts';
import { dataFileOf, type PictureLanguage } from './picture-languages.ts';
import { shrinkJpeg } from './shrink-jpeg.ts';

/** The part of Tesseract's API that is used here. */
interface Tesseract {
  FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void };
  TessBaseAPI: new () => Reader;
}

interface Reader {
  Init(path: null, language: string, engine: number): number;
  SetImageFile(turn: number, angle: number): number;
  SetRectangle(left: number, top: number, width: number, height: number): void;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  Clear(): void;
  End(): void;
}

const neuralEngine = 1;

// The build that every processor of the last ten years can run, so that a picture gives the same text on all of them.
const start: (options: { printErr: () => void }) => Promise<Tesseract> = createRequire(import.meta.url)(
  'tesseract.js-core/tesseract-core-simd-lstm',
);
// Tesseract warns about settings that its smaller models lack; only our own lines go to the log.
const core = start({ printErr: () => undefined });
const readers = new Map<PictureLanguage, Reader>();
// Each holds about 20 MB; a picture is read in six languages at most.
const maxReaders = 8;

/** Evicts the reader that was opened first. */
function makeRoom(): void {
  const [oldest] = readers;
  if (!oldest || readers.size < maxReaders) return;
  const [language, reader] = oldest;
  reader.End();
  readers.delete(language);
}

function openReader({ FS, TessBaseAPI }: Tesseract, language: PictureLanguage): Reader {
  makeRoom();
  const file = `${language}.traineddata`;
  FS.writeFile(file, gunzipSync(readFileSync(dataFileOf(language))));
  const reader = new TessBaseAPI();
  const failed = reader.Init(null, language, neuralEngine) !== 0;
  FS.unlink(file);
  if (failed) throw new Error(`The reader of ${language} did not start.`);
  return reader;
}

async function seen({ jpeg: whole, language, boxes }: EngineQuestion): Promise<EngineAnswer> {
  const [tesseract, jpeg] = [await core, await shrinkJpeg(whole)];
  const reader = readers.get(language) ?? openReader(tesseract, language);
  readers.set(language, reader);
  tesseract.FS.writeFile('/input', jpeg);
  if (reader.SetImageFile(jpegTurn(jpeg), 0) === 1) return 'no picture';
  const look = (): unknown => {
    reader.Recognize(null);
    return JSON.parse(reader.GetJSONText());
  };
  const pages = boxes?.map(({ left, top, width, height }) => {
    reader.SetRectangle(left, top, width, height);
    return look();
  }) ?? [look()];
  // Frees a large picture at once rather than when the next one comes.
  reader.Clear();
  return { pages };
}

// An exception ends the thread: WebAssembly that has aborted gives unreliable answers, or none, from then on.
parentPort?.on('message', async (question: EngineQuestion) => parentPort?.postMessage(await seen(question)));
