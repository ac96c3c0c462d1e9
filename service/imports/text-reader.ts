// Reads the letters in a picture. The engine runs in a thread of its own, started when it is first needed.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, type Worker } from 'tesseract.js';
import { fail, ok, type Result } from '../../lib/model/result.ts';
import { type FrameText, frameTextOf } from './frame-text.ts';

export interface TextReader {
  read(jpeg: Uint8Array): Promise<Result<FrameText, 'too-slow' | 'unreadable'>>;
  close(): Promise<void>;
}

// A page full of small print takes some 5 s; a picture that keeps the engine busier than this was made to.
const longestReadMilliseconds = 20_000;
// The engine holds some 150 MB; nobody imports all day long.
const idleMilliseconds = 120_000;

// The language's data comes with our packages: nothing is fetched, nothing is written beside us.
const languageFolder = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);
const startEngine = () =>
  createWorker('eng', OEM.LSTM_ONLY, {
    langPath: languageFolder,
    cacheMethod: 'none',
    gzip: true,
    // A picture that cannot be read is told by the promise as well; without this it would end the process.
    errorHandler: () => undefined,
  });

type Reading = Result<FrameText, 'too-slow' | 'unreadable'>;

/** One picture at a time: whoever comes later waits for those before. */
export function openTextReader(): TextReader {
  let engine: Promise<Worker> | undefined;
  const turns = takingTurns();
  let idle: NodeJS.Timeout | undefined;
  const { promise: closing, resolve: closeNow } = Promise.withResolvers<'closed'>();
  let isClosed = false;

  const stop = async () => {
    clearTimeout(idle);
    const running = engine;
    engine = undefined;
    await (await running)?.terminate();
  };

  const readNow = async (jpeg: Uint8Array): Promise<Reading> => {
    if (isClosed) return fail('unreadable');
    clearTimeout(idle);
    engine ??= startEngine();
    const reading = lettersIn(await engine, jpeg);
    const outcome = await inTime<Reading | 'closed'>([reading, closing]);
    if (outcome === 'closed') return fail('unreadable');
    // It cannot be told to stop: it is ended, and the next picture starts another.
    if (outcome === 'too-slow') {
      await stop();
      return fail('too-slow');
    }
    idle = setTimeout(() => void stop(), idleMilliseconds).unref();
    return outcome;
  };

  return {
    read: (jpeg) => turns.next(() => readNow(jpeg)),
    async close() {
      isClosed = true;
      closeNow('closed');
      await turns.all();
      await stop();
    },
  };
}

function takingTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    next<Value>(act: () => Promise<Value>): Promise<Value> {
      const turn = last.then(act);
      last = turn.catch(() => undefined);
      return turn;
    },
    all: () => last,
  };
}

const lettersIn = (worker: Worker, jpeg: Uint8Array): Promise<Reading> =>
  worker
    .recognize(Buffer.from(jpeg), {}, { text: false, blocks: true })
    .then(({ data }) => ok(frameTextOf(data)))
    .catch(() => fail('unreadable' as const));

/** The first of them to come, if one comes in time. */
async function inTime<Outcome>(coming: Promise<Outcome>[]): Promise<Outcome | 'too-slow'> {
  const { promise: tooSlow, resolve: giveUp } = Promise.withResolvers<'too-slow'>();
  const alarm = setTimeout(giveUp, longestReadMilliseconds, 'too-slow');
  const outcome = await Promise.race([...coming, tooSlow]);
  clearTimeout(alarm);
  return outcome;
}
