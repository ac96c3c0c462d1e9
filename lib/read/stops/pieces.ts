// Headings and lines name several places at once: "Porto → Braga (with a stop in Guimarães)".
import { anyCase } from '../../text/any-case.ts';
import { wordEnd, wordStart } from '../../text/letters.ts';

export interface Piece {
  start: number;
  end: number;
}

const separatorPattern = String.raw`\t|→|⇒|➔|➡️?|->|=>|>|–|—|\s-\s|-{2,}|:|：|\||/|／|,|、|，|;|；|•|·|・|～|~|\+|&|\(|\)|（|）|「|」|『|』|【|】`;
const joins = 'to|and|und|nach|et|vers|à|y|hasta|e|en|naar|with|via|mit|avec|con|com|over|über|then';
const separators = new RegExp(
  String.raw`\s*(?:${separatorPattern}|${wordStart}(?:${anyCase(joins)})${wordEnd})\s*`,
  'gu',
);

/** All parts between separators, and every two neighbours joined. */
export function piecesOf(text: string, from: number, to: number): Piece[] {
  const cuts: Piece[] = [];
  let at = from;
  const inside = text.slice(from, to);
  for (const match of inside.matchAll(separators)) {
    const start = from + match.index;
    if (start > at) cuts.push({ start: at, end: start });
    at = start + match[0].length;
    if (cuts.length > 24) break; // a heading that long is a paragraph
  }
  if (at < to) cuts.push({ start: at, end: to });
  if (cuts.length < 2) return [];
  const joins = cuts
    .slice(0, -1)
    .map((cut, index) => ({ start: cut.start, end: cuts[index + 1]?.end ?? cut.end }));
  return cuts.length > 2 ? [...cuts, ...joins] : cuts;
}
