// Pure: no browser, no network, no clock.
import type { Knowledge } from '../../model/evidence.ts';
import { otherHanForm } from '../../text/han-forms.ts';

// "东京都" is more than its name: with the other way of writing, the longest match would take what the page says for short.
const mayDiffer = /^[\u4e00-\u9fef]+[^市县縣都府省]$/u;

// Two signs are the beginning of many a word ("波尔图"): so short a name must be one that everybody knows.
const shortest = 2;
const wellKnown = 0.55;

/** The map has mostly one way of writing Chinese; what it does not know in the page's own it is asked for in the other. */
export function inEitherHan(knowledge: Knowledge): Knowledge {
  const { lookUpPlace } = knowledge;
  if (!lookUpPlace) return knowledge;
  return {
    ...knowledge,
    lookUpPlace(name) {
      const found = lookUpPlace(name);
      const other = found.length === 0 && mayDiffer.test(name) ? otherHanForm(name) : undefined;
      if (!other) return found;
      const places = lookUpPlace(other);
      return name.length > shortest ? places : places.filter(({ prominence }) => prominence >= wellKnown);
    },
  };
}
