// Decides which words of a person's name are covered where they stand alone. "Duarte" is; "London" is not where Jack
// London flies to London, nor "Grand" where the paper has that word in lower case.
import type { PrintedCell } from '../../model/capture.ts';
import type { Knowledge } from '../../model/evidence.ts';
import { cutMark, without } from '../../text/cover-words.ts';
import { isNameLike } from '../../text/find-person.ts';
import { nameForms, nameWords } from '../../text/name-forms.ts';

// A town of this size is more likely meant than a traveller with its name.
const minTownPopulation = 100_000;

interface About {
  cells: readonly PrintedCell[];
  knowledge: Knowledge;
}

const population = ({ coordinatesOfName }: Knowledge, word: string): number => {
  const all = coordinatesOfName?.(word) ?? [];
  return Math.max(0, ...all.filter((_, index) => index % 3 === 2));
};

const maxNameWords = 4;

/** Boarding passes have room for this many letters of a name. */
const passLetters = 20;

/** "THORSTEINSSON/OTTILI": the pass cuts off the last word. */
const cutOff = (name: string, words: string[]): string[] =>
  name.length >= passLetters - 1 && /^[A-Z /'-]+$/.test(name)
    ? [...words, ...words.filter((word) => name.endsWith(word)).map((word) => `${word}${cutMark}`)]
    : words;

export function aloneWords(names: readonly string[], { cells, knowledge }: About): Map<string, string[]> {
  const forms = [...new Set(names.flatMap(nameForms))];
  // Addresses and names of files have names in lower case too.
  const isInWords = (word: string) => !/[@_]|^(?:https?:|www\.)|\p{L}-\p{L}/iu.test(word);
  const cut = names.flatMap((name) => cutOff(name, nameWords(name)).filter((word) => word.endsWith(cutMark)));
  // "Oluwaseun thorsteinsson", where a pass has THORSTEINSSON/OLUWAS: the line is only the name again.
  const isNamed = (words: string) =>
    cut.length > 0 && words.split(/\s+/u).length <= maxNameWords && without(words, cut) !== words;
  const text = cells
    .filter((cell) => !isNamed(cell.text))
    .map((cell) => cell.text.split(/\s+/u).filter(isInWords).join(' '))
    .join('\n');
  const rest = forms.length > 0 ? (without(text, forms) ?? '') : text;
  const words = new Set(rest.match(/[\p{L}\p{M}'’-]+/gu) ?? []);
  const isCommon = (word: string) => words.has(word.toLowerCase()) && word !== word.toLowerCase();
  const isTown = (word: string) =>
    [...words].some((other) => other.toLowerCase() === word.toLowerCase()) &&
    population(knowledge, word) >= minTownPopulation;
  return new Map(
    names.map((name) => [
      name,
      cutOff(
        name,
        nameWords(name).filter((word) => isNameLike(capital(word)) && !isCommon(word) && !isTown(word)),
      ),
    ]),
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
