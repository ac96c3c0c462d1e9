// How a day marker continues to the last day of its range, as opposed to a date after it.
import { months, shortMonths } from '../languages/dates.ts';
import { allWords } from './language-rows.ts';
import { letter } from './letters.ts';

// "Día 1 - 14 marzo", "Dia 16 - 28/10": what follows the marker is its date.
const monthWord = [...allWords(months), ...allWords(shortMonths)]
  .filter(Boolean)
  .map((word) => word.toLowerCase().replaceAll('.', '\\.'))
  .join('|');
const isDate = `\\s?/\\s?\\d|\\.?\\s(?:de\\s|of\\s)?(?:${monthWord})(?![${letter}])`;
// "4, 5 y 6": the numbers between the first and the last are skipped.
const passed = '(?:\\s?[,–/-]\\s?\\d{1,2}(?=\\s?(?:[,–/&+-]|and|und|et|y|e|en|i|og|och)\\s?\\d))*';
const joint = '-|–|—|~|～|&|\\+|to|and|bis|und|a|e|y|i|et|à|au|al|til|och|og|en|tot|t/m|tot en met';
// "Days 8, 9, 10"
const listed = '(?:\\s?,\\s?\\d{1,2}){1,6}\\s?,';
/** The rest of a marker that names several days: "Days 3-5", "Día 4, 5 y 6". */
export const range = `(?:(?:${passed}\\s*(?:${joint}|/(?=\\s?[${letter}]))|${listed})\\s*(?:[${letter}]{3,5}\\s*)?0?(?<last>\\d{1,2})(?!\\d|[:.h]\\d|${isDate}|\\s?[ap]m|\\s*(?:km|h\\b|uhr|min)))?`;
