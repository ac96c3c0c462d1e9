import type { Knowledge } from '../../model/evidence.ts';
import { notInHanNames, otherHanForm } from '../../text/han-forms.ts';

// Nearly every few characters of a page are asked about, and nearly none are a name: what cannot be one is not asked about twice.
// "东京都" is more than its name: with the other way of writing, the longest match would take what the page says for short.
const isMore = /[市县縣都府省]$/u;
const maxNameLength = 5;

// Two characters are the beginning of many a word ("波尔图"): so short a name must be one that everybody knows.
const minNameLength = 2;
const minProminence = 0.55;

function mayBeName(name: string): boolean {
  if (name.length > maxNameLength) return false;
  for (let at = 0; at < name.length; at += 1) if (notInHanNames.has(name.charAt(at))) return false;
  return !isMore.test(name);
}

/**
 * The map has mostly one way of writing Chinese; what it does not know in the page's own it is asked for in the other.
 * Japanese has forms of its own, which the map has too.
 */
export function inEitherHan(knowledge: Knowledge, language: string): Knowledge {
  const { lookUpPlace } = knowledge;
  if (!lookUpPlace || !language.startsWith('zh')) return knowledge;
  return {
    ...knowledge,
    lookUpPlace(name) {
      const found = lookUpPlace(name);
      const other = found.length === 0 && mayBeName(name) ? otherHanForm(name) : undefined;
      if (!other) return found;
      const places = lookUpPlace(other);
      return name.length > minNameLength
        ? places
        : places.filter(({ prominence }) => prominence >= minProminence);
    },
  };
}
