// Reads the text in a picture. The engine runs in a worker thread that starts when it is first needed.
import { fail, type Result } from '../../lib/model/result.ts';
import { type Engine, startEngine } from './engine.ts';
import type { FrameText } from './frame-text.ts';
import type { LatinLanguage } from './picture-languages.ts';
import { readPicture } from './read-picture.ts';

type Reading = Result<FrameText, 'too-slow' | 'unreadable'>;

export interface TextReader {
  /** `language` is the language for Latin letters: English until the words show another. */
  read(jpeg: Uint8Array, language?: LatinLanguage): Promise<Reading>;
  close(): Promise<void>;
}

// A page full of small print takes about 5 s; a picture that takes longer than this was made to.
const maxReadMilliseconds = 20_000;
// The engine holds 100 to 200 MB, and imports are rare enough not to keep it running.
const idleMilliseconds = 120_000;

/** Reads one picture at a time; later ones queue. `limit`: milliseconds for one reading. */
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
    // The engine cannot be interrupted: it is terminated, and the next picture starts a new one.
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
      // A picture that is still being read is abandoned with the engine.
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
