// Whether the words of a name are common words, people's names, goods or labels.
import type { Candidate } from '../group.ts';
import type { Token } from '../tokens.ts';
import { bits, type ClassName } from '../vocabulary.ts';
import type { Pen } from './pen.ts';

const connectors = bits.connectors;
const counted: [string, number][] = (
  ['months', 'goods', 'people', 'advice', 'labels', 'visited'] satisfies ClassName[]
).map((name) => [`l_${name}`, bits[name]]);
const small = bits.at | bits.towards | bits.from | bits.maybe;

function writeRanks(pen: Pen, plain: Token[]): void {
  let highest = 0;
  let lowest = 1;
  let rare = 0;
  let tail = 0;
  let usedSmall = 0;
  let isAllSmall = plain.length > 0;
  for (const { word } of plain) {
    highest = Math.max(highest, word.rank);
    lowest = Math.min(lowest, word.rank);
    rare += word.rankAny === 0 ? 1 : 0;
    tail = Math.max(tail, word.tailRank);
    usedSmall = Math.max(usedSmall, word.small);
    isAllSmall = isAllSmall && word.small > 0;
  }
  pen.put('l_rankMax', highest);
  pen.put('l_rankMin', plain.length === 0 ? 0 : lowest);
  pen.put('l_rankFirst', plain[0]?.word.rank ?? 0);
  pen.put('l_rankLast', plain.at(-1)?.word.rank ?? 0);
  pen.put('l_tailRank', tail);
  pen.put('l_rare', rare);
  pen.put('l_rareShare', plain.length === 0 ? 0 : rare / plain.length);
  pen.put('l_lowerHere', usedSmall);
  pen.flag('l_lowerAll', isAllSmall);
}

/** The words that distinguish the name: "Bled" of "Lake Bled". */
function writeOwn(pen: Pen, plain: Token[]): void {
  let rank = -1;
  let capital = -1;
  for (const { word } of plain) {
    if (word.kind) continue;
    rank = rank < 0 ? word.rankAny : Math.min(rank, word.rankAny);
    capital = capital < 0 ? word.capital : Math.min(capital, word.capital);
  }
  pen.put('l_ownRank', rank);
  pen.put('l_ownCapital', Math.min(9, capital));
}

export function writeLexicon(pen: Pen, { tokens }: Candidate): void {
  const plain = tokens.filter(({ isNumber, word }) => !isNumber && (word.classes & connectors) === 0);
  writeRanks(pen, plain);
  writeOwn(pen, plain);
  pen.put('l_given', plain.filter(({ word }) => word.isGiven).length);
  pen.flag('l_givenFirst', plain[0]?.word.isGiven ?? false);
  pen.flag('l_family', plain.at(-1)?.word.isFamily ?? false);
  for (const [name, bit] of counted) {
    let count = 0;
    for (const { word } of tokens) if ((word.classes & bit) !== 0) count += 1;
    pen.put(name, count);
  }
  pen.put('l_function', tokens.filter(({ word }) => (word.classes & small) !== 0).length);
}
