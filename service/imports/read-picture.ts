// Chooses the languages to read a picture in: Latin letters first, Asian scripts only where Latin makes no sense.
import { ok, type Result } from '../../lib/model/result.ts';
import { type Box, type FrameText, isText, minTextConfidence, type SeenLine } from './frame-text.ts';
import { easternLanguages, type LatinLanguage, type PictureLanguage } from './picture-languages.ts';
import { characterCount, confidenceOf } from './text-confidence.ts';

export type RecogniseText = (
  language: PictureLanguage,
  boxes?: Box[],
) => Promise<Result<SeenLine[], 'unreadable'>>;

// Confidence is 0.9 and more for Latin letters, below 0.6 for unknown characters, and lower still for a photograph.
const minConfidence = 0.75;
// This many lines are tried in each of the four languages before the whole picture is read in one.
const maxGlimpses = 3;
// Leaves and waves look like one or two characters.
const minEasternLetters = 3;
// The engine is less confident of Asian characters even where it is right: "1日目：京都" gets 0.58.
const minEasternConfidence = 0.45;
const easternLetters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** The number of Asian characters read, weighted by confidence. */
const easternIn = (lines: SeenLine[]) =>
  lines
    .filter((line) => isText(line))
    .reduce((sum, { text, confidence }) => sum + confidence * (text.match(easternLetters)?.length ?? 0), 0);

/** The largest lines that made no sense, with a small margin. */
const glimpsesOf = (lines: SeenLine[]): Box[] =>
  lines
    .filter(({ confidence }) => confidence < minConfidence)
    .toSorted((one, other) => other.box.width * other.box.height - one.box.width * one.box.height)
    .slice(0, maxGlimpses)
    .map(({ box: { left, top, width, height } }) => {
      const room = Math.round(height / 4);
      const [fromLeft, fromTop] = [Math.max(0, left - room), Math.max(0, top - room)];
      return {
        left: fromLeft,
        top: fromTop,
        width: left + width + room - fromLeft,
        height: top + height + room - fromTop,
      };
    });

async function easternLanguageOf(
  lines: SeenLine[],
  see: RecogniseText,
): Promise<PictureLanguage | undefined> {
  const boxes = glimpsesOf(lines);
  if (boxes.length === 0) return undefined;
  let best: { language: PictureLanguage; letters: number } | undefined;
  for (const language of easternLanguages) {
    const glimpse = await see(language, boxes);
    const letters = glimpse.ok ? easternIn(glimpse.value) : 0;
    if (letters >= minEasternLetters * minTextConfidence && letters > (best?.letters ?? 0))
      best = { language, letters };
  }
  return best?.language;
}

const sureLetters = (lines: FrameText) =>
  lines.reduce((sum, { text, confidence }) => sum + confidence * characterCount(text), 0);

export async function readPicture(
  see: RecogniseText,
  language: LatinLanguage,
): Promise<Result<FrameText, 'unreadable'>> {
  const first = await see(language);
  if (!first.ok) return first;
  const plain = first.value.filter((line) => isText(line));
  if (confidenceOf(first.value) >= minConfidence) return ok(plain);
  const eastern = await easternLanguageOf(first.value, see);
  const again = eastern && (await see(eastern));
  if (!again?.ok) return ok(plain);
  const signs = again.value.filter((line) => isText(line, minEasternConfidence));
  return ok(sureLetters(signs) > sureLetters(plain) ? signs : plain);
}
