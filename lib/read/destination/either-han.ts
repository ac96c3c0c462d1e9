import type { Knowledge } from '../../model/evidence.ts';
import { notInHanNames, otherHanForm } from '../../text/han-forms.ts';

// Nearly every short run of characters on a page is looked up, and hardly any is a name: those that cannot be one are
// not looked up twice. "东京都" adds to its name: in the other script, the longest match would be longer than the name
// that the page uses.
const isMore = /[市县縣都府省]$/u;
const maxNameLength = 5;

// Two characters are the beginning of many words ("波尔图"): such a short name must be well known.
const minNameLength = 2;
const minProminence = 0.55;

function mayBeName(name: string): boolean {
  if (name.length > maxNameLength) return false;
  for (let at = 0; at < name.length; at += 1) if (notInHanNames.has(name.charAt(at))) return false;
  return !isMore.test(name);
}

/**
 * The map has most Chinese names in one script only; a name that it lacks in the page's script is looked up in the
 * other. Japanese has its own forms, which the map has too.
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
