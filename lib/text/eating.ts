// Eating or drinking something is not a place, although the last word may also end a café's name: 喝杯咖啡 beside 老街咖啡.

/** Verbs of eating and drinking, portions, and dishes that also end names of places. */
const verbs = '喝|饮|飲|吃|品尝|品嚐|品嘗';
const portions = '了|过|過|着|著|上|到|一|两|兩|几|幾|个|個|杯|碗|壶|壺|顿|頓|点|點|些|下';
const dishes =
  '咖啡|手冲咖啡|手沖咖啡|下午茶|茶|奶茶|小吃|火锅|火鍋|烧烤|燒烤|海鲜|海鮮|面|麵|早餐|午餐|晚餐';
const eating = new RegExp(`(?:${verbs})(?:${portions}){0,4}(?:${dishes})$`, 'u');
// These words are short; looking further back would only cost time.
const reach = 16;

/** 喝咖啡, 路边喝了杯咖啡, 吃火锅; not 老街咖啡, a name. */
export const isEating = (name: string): boolean => eating.test(name.slice(-reach));
