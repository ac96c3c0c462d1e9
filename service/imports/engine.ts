// Runs Tesseract in a worker thread, one question at a time.
import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../lib/model/result.ts';
import { type Box, EnginePage, linesOfPage, type SeenLine } from './frame-text.ts';
import type { PictureLanguage } from './picture-languages.ts';

export interface EngineQuestion {
  jpeg: Uint8Array;
  language: PictureLanguage;
  /** Reads only these regions; without them, the whole picture. */
  boxes?: Box[];
}
export type EngineAnswer = { pages: unknown[] } | 'no picture';

const Answer = z.object({ pages: z.array(EnginePage) });

export interface Engine {
  see(question: EngineQuestion): Promise<Result<SeenLine[], 'unreadable'>>;
  end(): Promise<void>;
  hasEnded(): boolean;
}

export function startEngine(): Engine {
  const thread = new Worker(new URL('engine-thread.ts', import.meta.url));
  let hasEnded = false;
  thread.on('exit', () => {
    hasEnded = true;
  });
  // An error in the thread also ends it, and 'exit' follows.
  thread.on('error', () => undefined);
  return {
    async see(question) {
      if (hasEnded) return fail('unreadable');
      const { promise: told, resolve: tell } = Promise.withResolvers<unknown>();
      thread.once('message', tell).once('exit', tell).postMessage(question);
      const read = Answer.safeParse(await told);
      thread.off('message', tell).off('exit', tell);
      return read.success ? ok(read.data.pages.flatMap(linesOfPage)) : fail('unreadable');
    },
    end: async () => void (await thread.terminate()),
    hasEnded: () => hasEnded,
  };
}
