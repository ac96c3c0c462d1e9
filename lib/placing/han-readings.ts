// Chinese names end in one of several nouns for the same thing: "大理古镇" is "大理古城", "杭州市区" is 杭州.
const endings: [end: RegExp, others: string[]][] = [
  [/(?:古镇|古鎮|老城区|老城區|老城|旧城|舊城|古城区|古城區)$/u, ['古城', '古镇', '']],
  [/古城$/u, ['古镇', '老城']],
  [/(?:市区|市區|市中心|城区|城區|县城|縣城|全境|周边|周邊)$/u, ['']],
  [/(?:主教座堂|大教堂|天主堂|聖堂|圣堂)$/u, ['大教堂', '主教座堂', '教堂']],
  [/(?:候机场|候机楼|航站楼|機場|机场|空港)$/u, ['机场', '国际机场', '國際機場', '空港']],
  [/(?:博物院|博物館|博物馆)$/u, ['博物馆', '博物院', '博物館']],
  [/(?:沙滩|沙灘|海滩|海灘|海滨|海濱)$/u, ['海滩', '沙滩', '海灘']],
  [
    /(?:国家公园|國家公園|森林公园|森林公園|公园|公園|旅游区|旅遊區|度假区|度假區)$/u,
    ['公园', '国家公园', '森林公园'],
  ],
  [/(?:步行街|老街|古街|商店街)$/u, ['步行街', '老街', '古街']],
];
const isHan = /^\p{Script=Han}+$/u;
const minLength = 2;

/** The name with each of the other nouns for the same thing. */
export function hanReadings(name: string): string[] {
  if (!isHan.test(name)) return [];
  const [end, others] = endings.find(([pattern]) => pattern.test(name)) ?? [];
  if (!end || !others) return [];
  const core = name.replace(end, '');
  return core.length < minLength ? [] : others.map((other) => core + other).filter((text) => text !== name);
}
