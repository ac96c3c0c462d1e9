// Reads the text of all pictures of an import, in the language that it turns out to be in.
import { languageOfText } from '../../lib/read/destination/language.ts';
import { type FrameText, withoutRepeats } from './frame-text.ts';
import type { Frames } from './frames.ts';
import { type LatinLanguage, latinLanguage } from './picture-languages.ts';
import { confidenceOf } from './text-confidence.ts';
import type { TextReader } from './text-reader.ts';

interface ReadingPass {
  textReader: TextReader;
  inTime(): boolean;
}

interface Letters {
  frames: FrameText[];
  /** How many pictures were read; the others were not pictures, or time ran out. */
  readCount: number;
}

async function readAll(jpegs: Uint8Array[], { textReader, inTime }: ReadingPass): Promise<Letters> {
  const frames: FrameText[] = [];
  let readCount = 0;
  for (const jpeg of jpegs) {
    if (!inTime()) break;
    const read = await textReader.read(jpeg);
    if (read.ok) readCount += 1;
    frames.push(read.ok ? read.value : []);
  }
  return { frames, readCount };
}

function languageIn(frames: FrameText[]): LatinLanguage | undefined {
  const name = languageOfText(
    frames
      .flat()
      .map(({ text }) => text)
      .join('\n'),
  );
  return name === undefined ? undefined : latinLanguage(name);
}

export async function readLetters(
  { kind, jpegs }: Pick<Frames, 'kind' | 'jpegs'>,
  pass: ReadingPass,
): Promise<Letters> {
  const { frames, readCount } = await readAll(jpegs, pass);
  const once = (texts: FrameText[]) => (kind === 'video' ? withoutRepeats(texts) : texts);
  const plain = once(frames);
  const language = languageIn(plain);
  if (language === undefined || language === 'eng') return { frames: plain, readCount };
  // Text in another language loses its accents when it is read as English.
  const better: FrameText[] = [];
  for (const [index, lines] of frames.entries()) {
    const jpeg = jpegs[index];
    const saysMore = plain[index] !== undefined && plain[index].length > 0;
    const again = jpeg && saysMore && pass.inTime() ? await pass.textReader.read(jpeg, language) : undefined;
    better.push(again?.ok && confidenceOf(again.value) >= confidenceOf(lines) ? again.value : lines);
  }
  return { frames: once(better), readCount };
}
