// Expressions whose steps grow with the square of the text, and why the text is never long.
export interface Bounded {
  file: string;
  /** The beginning of the expression. */
  source: string;
  /** The longest text it is used on. */
  longest: number;
  reason: string;
}

export const bounded: Bounded[] = [
  {
    file: 'lib/capture/furniture-words.ts',
    source: '^[\\s\\p{P}\\p{S}]+|',
    longest: 80,
    reason: 'longer headings are not asked',
  },
  {
    file: 'lib/capture/labels.ts',
    source: '(accordion|collaps\\w*',
    longest: 300,
    reason: 'longer class names are not asked',
  },
  {
    file: 'lib/read/days/counted-list.ts',
    source: '[→⇒➔➜⇄↔]|',
    longest: 120,
    reason: 'longer lines are no way from place to place',
  },
  {
    file: 'lib/read/destination/title-patterns.ts',
    source: '(?<name>',
    longest: 300,
    reason: 'titles are cut',
  },
  {
    file: 'lib/read/stops/pieces.ts',
    source: '\\s*(?:\\t|→',
    longest: 100,
    reason: 'only white space makes it slow, and a block holds it once',
  },
  {
    file: 'lib/read/stops/tokens.ts',
    source: '[.!?:;…»“”"()[\\]•|–—\\n。！？：；]\\s*$',
    longest: 100,
    reason: 'only line ends make it slow, and a block holds no two in a row',
  },
];
