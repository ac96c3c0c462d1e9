// Finds the tags of a page as a browser's parser would, looking at each character once.

export interface Tag {
  /** "div". */
  name: string;
  isEnd: boolean;
  /** Where it begins, and where the text after it begins. */
  start: number;
  end: number;
}

const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13);
const isLetter = (code: number) => (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
const slash = 47;
const equals = 61;
const greater = 62;

/** The position after `sought`, or the end of the text. */
const after = (text: string, sought: string, from: number): number => {
  const at = text.indexOf(sought, from);
  return at < 0 ? text.length : at + sought.length;
};

/** A quote opens a value only after a "=": otherwise a page could hide tags in one. */
function endOfAttributes(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === greater) return at + 1;
    if (isSpace(code) || code === slash) {
      at += 1;
      continue;
    }
    at = endOfAttribute(text, at);
  }
  return at;
}

function endOfAttribute(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === equals || code === greater || code === slash || isSpace(code)) break;
    at += 1;
  }
  at = pastSpace(text, at);
  if (text.charCodeAt(at) !== equals) return at;
  at = pastSpace(text, at + 1);
  const quote = text[at];
  if (quote === '"' || quote === "'") return after(text, quote, at + 1);
  while (at < text.length && text.charCodeAt(at) !== greater && !isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

function pastSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

function endOfName(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === greater || code === slash || isSpace(code)) break;
    at += 1;
  }
  return at;
}

/** No known element has a longer name. */
const maxNameLength = 40;

/** What begins at a "<": a tag, or the end of a comment; undefined for a plain character. */
export function tagAt(text: string, start: number): Tag | { end: number } | undefined {
  const next = text[start + 1];
  if (next === '!' || next === '?')
    return { end: text.startsWith('<!--', start) ? endOfComment(text, start) : after(text, '>', start) };
  const isEnd = next === '/';
  const from = start + (isEnd ? 2 : 1);
  if (!isLetter(text.charCodeAt(from)))
    return isEnd && from < text.length ? { end: after(text, '>', from) } : undefined;
  const named = endOfName(text, from);
  const name = text.slice(from, Math.min(named, from + maxNameLength)).toLowerCase();
  return { name, isEnd, start, end: endOfAttributes(text, named) };
}

/** "<!-->" and "<!--->" are whole comments. */
function endOfComment(text: string, start: number): number {
  if (text.startsWith('>', start + 4)) return start + 5;
  if (text.startsWith('->', start + 4)) return start + 6;
  return after(text, '-->', start + 4);
}

/** Where the text of an element without inner tags ends, right before its end tag; -1 if it has none. */
export function endOfWords(text: string, name: string, from: number): number {
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  end.lastIndex = from;
  return end.exec(text)?.index ?? -1;
}
