// Reads the letters in a picture. The engine runs in a thread of its own, started when it is first needed.
import { fail, type Result } from '../../lib/model/result.ts';
import { type Engine, startEngine } from './engine.ts';
import type { FrameText } from './frame-text.ts';
import type { LatinLanguage } from './picture-languages.ts';
import { readPicture } from './read-picture.ts';

type Reading = Result<FrameText, 'too-slow' | 'unreadable'>;

export interface TextReader {
  /** `language` is the one that Latin letters are read in: English until the words tell another. */
  read(jpeg: Uint8Array, language?: LatinLanguage): Promise<Reading>;
  close(): Promise<void>;
}

// A page full of small print takes some 5 s; a picture that keeps the engine busier than this was made to.
const maxReadMilliseconds = 20_000;
// The engine holds 100 to 200 MB; nobody imports all day long.
const idleMilliseconds = 120_000;

/** One picture at a time: whoever comes later waits for those before. `limit`: of one reading, in milliseconds. */
export function openTextReader({ limit = maxReadMilliseconds } = {}): TextReader {
  let engine: Engine | undefined;
  const turns = takingTurns();
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  const stop = async () => {
    clearTimeout(idle);
    const running = engine;
    engine = undefined;
    await running?.end();
  };

  const readNow = async (jpeg: Uint8Array, first: LatinLanguage): Promise<Reading> => {
    if (isClosed) return fail('unreadable');
    clearTimeout(idle);
    if (!engine || engine.hasEnded()) engine = startEngine();
    const running = engine;
    const reading = readPicture(
      (language, boxes) => running.see({ jpeg, language, ...(boxes && { boxes }) }),
      first,
    );
    const outcome = await inTime(reading, limit);
    // It cannot be told to stop: it is ended, and the next picture starts another.
    if (outcome === 'too-slow') {
      await stop();
      return fail('too-slow');
    }
    idle = setTimeout(() => void stop(), idleMilliseconds).unref();
    return outcome;
  };

  return {
    read: (jpeg, language = 'eng') => turns.next(() => readNow(jpeg, language)),
    async close() {
      isClosed = true;
      // A picture that is being read ends with the engine.
      await stop();
      await turns.all();
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

async function inTime<Outcome>(coming: Promise<Outcome>, limit: number): Promise<Outcome | 'too-slow'> {
  const { promise: tooSlow, resolve: giveUp } = Promise.withResolvers<'too-slow'>();
  const alarm = setTimeout(giveUp, limit, 'too-slow');
  const outcome = await Promise.race([coming, tooSlow]);
  clearTimeout(alarm);
  return outcome;
}
