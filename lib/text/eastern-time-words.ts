// Words around the clock times of Japanese, Chinese and Korean. All are pieces of regular expressions.

/** Parts of the day, before the hour. */
export const partsOfDay = {
  morning: '午前|朝|上午|早上|早晨|清晨|凌晨|오전|아침|새벽',
  noon: '中午|正午|낮',
  afternoon: '午後|夕方|下午|傍晚|오후|저녁',
  night: '深夜|半夜|晚上|晚間|晚间|夜晚|夜|밤',
};

/** Between the part of the day and the hour. */
export const partJoins = '[的の]';

/** Before a number, these make it a count: "第 2 点" and "以下 3 点" are points. */
export const countBefore = '第|以下|这|這|有|共';

/** Before "一点", which then means "a little": "有一点多", "早一点到". */
export const littleBefore = '[有差早晚快大慢近遠远少多去过過]';

/** After "一点", which then means "at all": "早上一点也不冷". */
export const littleAfter = '[也都不儿兒]';

/** After an hour: "about". */
export const aboutAfter = '左右|多|過|过|頃|ごろ|前後|前后';

/** After an hour in numerals, which alone might count points ("三点"): words that only follow clock times. */
export const clockAfter = `${aboutAfter}|鐘|钟|整|出[發发]|抵[達达]|到(?![處处底])|集合|才到`;

/** Quarters of an hour, by their numeral: "一刻" is 15 minutes. */
export const quarter = '刻';
