// The thread that Tesseract runs in: asked for a picture in a language, it answers what it saw.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import type { EngineAnswer, EngineQuestion } from './engine.ts';
import { jpegTurn } from './jpeg-turn.ts';
import { dataFileOf, type PictureLanguage } from './picture-languages.ts';
import { shrinkJpeg } from './shrink-jpeg.ts';

/** The part of Tesseract that is used here. */
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

// The build that every processor of the last ten years runs: the same picture gives the same letters on all of them.
const start: (options: { printErr: () => void }) => Promise<Tesseract> = createRequire(import.meta.url)(
  'tesseract.js-core/tesseract-core-simd-lstm',
);
// It complains of settings that its smaller data does not have; our log holds lines of our own only.
const core = start({ printErr: () => undefined });
const readers = new Map<PictureLanguage, Reader>();
// Each holds some 20 MB; a picture is looked at in six languages at most.
const maxReaders = 8;

/** The one that was opened first makes room. */
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
  // A large picture is not held until the next one comes.
  reader.Clear();
  return { pages };
}

// What is thrown ends the thread: a WebAssembly that has broken off may answer anything, or nothing, from then on.
parentPort?.on('message', async (question: EngineQuestion) => parentPort?.postMessage(await seen(question)));
