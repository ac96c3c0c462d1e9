import { packingHeadings, packingSentences, packingThings, packingTitles } from '../../languages/packing.ts';
import { type Capture, hasText } from '../../model/capture.ts';
import type { Evidence, Reader } from '../../model/evidence.ts';
import { inAnyCase } from '../../text/any-case.ts';
import { readPackingThing } from '../../text/packing-thing.ts';
import { wordGlance, wordPattern } from '../../text/word-pattern.ts';
import { claimsOf } from '../claim.ts';
import { type Line, type List, listsIn, maxHeadingLength } from '../packing-lists.ts';

const claim = claimsOf('page/packing');
const isUnspaced = new Set(['ja', 'zh']);
const isHeading = wordPattern(packingHeadings);
const isTitle = wordPattern(packingTitles);
/** "Equipaggiamento: scarponi, bastoncini": a label introduces a list like a sentence does. */
const isLabel = new RegExp(`(?:${isHeading.source})[^:：\\n]{0,20}[:：]`, 'u');
// "headlamps", "Funktionsshirts": plurals count as well.
const thingWords = Object.fromEntries(
  Object.entries(packingThings).map(([language, words]) => [
    language,
    isUnspaced.has(language) ? words : `(?:${words})(?:e?s|n|en)?`,
  ]),
);
const isThing = wordPattern(thingWords);
const isCall = wordPattern(packingSentences);
// Few paragraphs are about packing: this quickly rules out the rest.
const mayList = wordGlance(packingHeadings, packingSentences);

// Under a packing heading a quarter of a list must be things to pack; without one, half.
const shareWithHeading = 0.25;
const shareWithout = 0.5;
const minItems = 3;
// The longest list a person packs by; a longer one is a shop.
const maxItems = 120;

// Things are short; tips are sentences. A Chinese or Japanese character counts as three letters.
const maxThingLength = 45;
const lengthOf = (text: string) =>
  text.length + 2 * (text.match(/[\p{Script=Han}\p{Script=Hiragana}]/gu)?.length ?? 0);
const isShortList = (items: Line[]) =>
  items.filter(({ text }) => lengthOf(text) <= maxThingLength).length >= items.length * 0.7;

const minTipLength = 60;
/** "The tent: it kept us dry" names a thing before writing about it. */
const namesFirst = /^.{2,45}?(?:[(（:：]|\s[–—-]\s)/su;
/** "You can argue about the tent, but …": prose, not a list. */
const isProse = (items: Line[]) =>
  items.filter(({ text }) => lengthOf(text) > minTipLength && !namesFirst.test(text)).length * 2 >
  items.length;

/** "09:00 Cais da Ribeira – coffee. Map": an entry with a time is something to do. */
const opensWithTime = /^\P{L}{0,8}\d{1,2}[:.h]\d{2}/u;
const isPlan = (items: Line[]) =>
  items.filter(({ text }) => opensWithTime.test(text)).length * 2 >= items.length;

/** How surely a list is a packing list; 0 if it is none. */
function trustIn({ above, items }: List): number {
  if (items.length < minItems || isPlan(items) || isProse(items)) return 0;
  const things = items.filter(({ text }) => isThing.test(readPackingThing(text)?.name ?? '')).length;
  const isCalled = above.some((text) => text.length <= maxHeadingLength * 2 && isHeading.test(text));
  // Under its own heading a list of short entries needs only one thing that everybody packs.
  const isNamed = above.slice(0, 2).some((text) => isHeading.test(text)) || isTitle.test(above[2] ?? '');
  const isTitled = isShortList(items) && isNamed;
  if (isTitled) return things >= 1 ? 0.8 : 0;
  const share = things / items.length;
  if (isCalled) return things >= 2 && share >= shareWithHeading ? 0.8 : 0;
  return things >= minItems && share >= shareWithout ? 0.6 : 0;
}

function fromLists(capture: Capture): Evidence[] {
  return listsIn(capture, (text) => isHeading.test(text)).flatMap((list) => {
    const trust = trustIn(list);
    if (trust === 0) return [];
    return list.items.flatMap((line) => {
      const found = readPackingThing(line.text, line.start);
      if (!found) return [];
      const { name, quantity, start, end } = found;
      return [claim({ kind: 'packing-item', name, quantity }, { block: line.index, start, end }, trust)];
    });
  });
}

// A sentence about what to bring lists several things; a single one is a remark.
const minItemsInSentence = 4;
const maxSentenceLength = 500;
const maxWordsOfThing = 9;
const partLead = inAnyCase(
  /^\s*[:：]?\s*(?:(?:and|or|und|oder|et|ou|y|o|e|en)\s+)?(?:(?:an?|some|the|your|good|a good)\s+)?/u,
);

const between = inAnyCase(/[,，、;；]|\s(?:and|und|et|y|en)\s/gu);

/** The parts of an enumeration with their offsets: "gloves, a hat and boots" has three. */
function partsOf(text: string): { text: string; index: number }[] {
  const ends = [...text.matchAll(between)].map((match) => ({
    at: match.index,
    next: match.index + match[0].length,
  }));
  return [...ends, { at: text.length, next: text.length }].map(({ at }, part) => {
    const index = part === 0 ? 0 : (ends[part - 1]?.next ?? 0);
    return { text: text.slice(index, at), index };
  });
}

function fromSentence(text: string, offset: number, index: number): Evidence[] {
  const call = isLabel.exec(text) ?? isCall.exec(text);
  if (!call || text.length > maxSentenceLength) return [];
  const from = call.index + call[0].length;
  // Bracketed text is replaced by spaces, so that its commas separate nothing and offsets stay valid.
  const rest = text.slice(from).replace(/\([^()]*\)/g, (inner) => ' '.repeat(inner.length));
  const parts = partsOf(rest).filter(({ text: part }) => part.trim().split(/\s+/).length <= maxWordsOfThing);
  const things = parts.filter(({ text: part }) => isThing.test(part));
  if (things.length < minItems || parts.length < minItemsInSentence || things.length * 2 < parts.length)
    return [];
  return parts.flatMap((part) => {
    const lead = partLead.exec(part.text)?.[0].length ?? 0;
    const found = readPackingThing(part.text.slice(lead), offset + from + part.index + lead);
    if (!found) return [];
    const { name, quantity, start, end } = found;
    return [claim({ kind: 'packing-item', name, quantity }, { block: index, start, end }, 0.55)];
  });
}

function fromProse(capture: Capture): Evidence[] {
  return capture.blocks.flatMap((block, index) => {
    if (!hasText(block) || block.kind !== 'paragraph' || !mayList.test(block.text)) return [];
    return [...block.text.matchAll(/[^.!?。！？\n]+/gu)].flatMap((match) =>
      fromSentence(match[0], match.index, index),
    );
  });
}

/** Things to pack: the items of packing lists, and sentences that list them. */
export const packing: Reader = {
  name: 'page/packing',
  read: (capture) => [...fromLists(capture), ...fromProse(capture)].slice(0, maxItems),
};
