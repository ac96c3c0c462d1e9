// Possible names in a title, known or not: every run of capitals and its parts, and in scripts without spaces every few
// words. Most are not places; the rest of the page decides.
import { elided } from '../../places/find-mentions.ts';
import {
  afterUnspacedActivity,
  beforeUnspacedName,
  isInsideNames,
  notUnspacedNames,
} from '../../text/destination-words.ts';
import { isBeforeCompany, isTitleWord } from './title-patterns.ts';

export interface TitleName {
  name: string;
  start: number;
}

const token = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’.]*/gu;
const startsLikeName =
  /^(?:\p{Lu}|(?![\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Thai}])\p{Lo})/u;
const maxWords = 5;
const maxNames = 60;
const maxTitleLength = 200;

interface Token {
  text: string;
  start: number;
  end: number;
}

const tokensOf = (title: string): Token[] =>
  [...title.matchAll(token)].map(({ 0: text, index }) => {
    const article = elided.exec(text)?.[0].length ?? 0;
    const bare = text.slice(article).replace(/(?<!['’.])['’.]+$/u, '');
    return { text: bare, start: index + article, end: index + article + bare.length };
  });

// After brackets a particle stands by itself: "제주(Jeju)의 봄".
const isSyllable = /^\p{Script=Hangul}$/u;

const isBound = ({ text }: Token) =>
  startsLikeName.test(text) && !isSyllable.test(text) && !isTitleWord(text) && !isBeforeCompany(text);

// A name has nothing but a space, a hyphen or an apostrophe between its words.
const isJoined = (title: string, before: Token, after: Token) =>
  /^(?:[ '’-]|['’. ]{2})$/u.test(title.slice(before.end, after.start));

/** Every name that begins with this word. */
function namesFrom(title: string, [first, ...rest]: Token[]): TitleName[] {
  if (!first || !isBound(first)) return [];
  const names = [{ name: first.text, start: first.start }];
  let before = first;
  for (const last of rest) {
    if (!isJoined(title, before, last)) break;
    if (isBound(last)) names.push({ name: title.slice(first.start, last.end), start: first.start });
    else if (!isInsideNames(last.text) && !/^\d+$/.test(last.text)) break;
    before = last;
  }
  return names.filter(({ name }) => name.length > 2 || !/\p{Script=Latin}/u.test(name));
}

/** The last of these words comes along on the trip: "with Anna", "mit dem Rad". */
function isCompany(title: string, tokens: Token[]): boolean {
  const [last, before, first] = tokens.toReversed();
  if (!last || !before || !isJoined(title, before, last)) return false;
  if (isBeforeCompany(before.text)) return true;
  return (
    first !== undefined &&
    isBeforeCompany(first.text) &&
    isJoined(title, first, before) &&
    !startsLikeName.test(before.text)
  );
}

function spacedNames(title: string): TitleName[] {
  const tokens = tokensOf(title);
  return tokens.flatMap((_, from) =>
    isCompany(title, tokens.slice(Math.max(0, from - 2), from + 1))
      ? []
      : namesFrom(title, tokens.slice(from, from + maxWords)),
  );
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
const unspacedRun = /[\p{Script=Han}\p{Script=Katakana}々ヶ][\p{Script=Han}\p{Script=Katakana}ー・々ヶ]+/gu;
// A dot may stand inside a name ("サン・セバスティアン") or between two ("札幌・函館").
const dots = /(?<!・)・+$/u;
const maxSegments = 4;
const maxUnspacedLength = 12;
const isDoing = new RegExp(`^(?:${notUnspacedNames})[・ー]*$|(?:${afterUnspacedActivity})$`, 'u');
const isCounted = /^[〇一二三四五六七八九十两0-9]+(?:[日天年月泊夜人个個条條家間间次回]*$|[次回])/u;

// "不一样的香山": the text before the particle describes the place, and the name comes after it.
const isPhrase = /的/u;

const katakana = /[\p{Script=Katakana}ー]/u;

/** Words in katakana are long: what begins or ends inside a run of it is only a piece. */
function cutsKatakana(run: string, from: number, to: number): boolean {
  const joins = (at: number) => katakana.test(run[at - 1] ?? '') && katakana.test(run[at] ?? '');
  return joins(from) || joins(to);
}

const doing = new RegExp(`^(?:${beforeUnspacedName})(?=.{2})`, 'u');

/** Every few words of a run that can be a name. */
function namesInRun(run: string): { name: string; start: number }[] {
  const parts = [...segmenter.segment(run)];
  // A name of many short words is taken as a whole: "青甘大环线".
  const doingLength = doing.exec(run)?.[0].length ?? 0;
  // A single character may be the first of the name: "登别温泉".
  const activityLength = doingLength > 1 ? doingLength : 0;
  const long = parts.length > maxSegments ? [{ name: run.slice(activityLength), start: activityLength }] : [];
  const isEdge = (at: number) => parts.some(({ index }) => index === at);
  const some = parts.flatMap(({ index: from }, first) =>
    parts.slice(first, first + maxSegments).flatMap(({ index: last, segment }) => {
      const to = last + segment.length;
      if (run[from] === '・' || cutsKatakana(run, from, to)) return [];
      const whole = run.slice(from, to);
      const found = doing.exec(whole)?.[0].length ?? 0;
      // "登別温泉" is one word, "登|黄山" two.
      const verb = isEdge(from + found) ? found : 0;
      // "骑行川" of "骑行川藏南线" has the activity and only a part of the name.
      if (from < activityLength && verb === 0) return [];
      return [{ name: whole.slice(verb).replace(dots, ''), start: from + verb }];
    }),
  );
  return [...long, ...some];
}

function unspacedNames(title: string): TitleName[] {
  return [...title.matchAll(unspacedRun)].flatMap(({ 0: run, index }) =>
    namesInRun(run)
      .filter(
        // Two segments may give the same name once the verb is cut off.
        ({ name, start }, at, all) =>
          all.findIndex((other) => other.start === start && other.name === name) === at &&
          name.length > 1 &&
          name.length <= maxUnspacedLength &&
          !isCounted.test(name) &&
          !isPhrase.test(name) &&
          !isDoing.test(name),
      )
      .map(({ name, start }) => ({ name, start: index + start })),
  );
}

/** "Rizal Loop by bike" → "Rizal", "Rizal Loop", "Loop". */
export function titleNames(whole: string): TitleName[] {
  const title = whole.slice(0, maxTitleLength);
  return [...spacedNames(title), ...unspacedNames(title)].slice(0, maxNames);
}
