// Fonts draw a character and the radical that looks like it with one glyph, and PDF files often store the radical:
// "昆明⻓水".

const twins =
  '⺝月⺠民⺩王⻁虎⻄西⻅见⻆角⻇角⻉贝⻋车⻑長⻓长⻔门⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀';

const wholeOf = new Map(
  [...twins.matchAll(/(.)(.)/gu)].map(([, radical = '', sign = '']) => [radical, sign]),
);

/** "⻋次" → "车次"; the Kangxi radicals are already replaced by NFKC. */
export const withWholeCharacters = (text: string): string =>
  text.replace(/[\u2e80-\u2eff]/gu, (radical) => wholeOf.get(radical) ?? radical);
