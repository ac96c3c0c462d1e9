// Having something is no place, though the word for it ends names of cafés too: 喝杯咖啡 beside 老街咖啡.

/** Eating and drinking; how much of it; and what ends names of places as well. */
const verbs = '喝|饮|飲|吃|品尝|品嚐|品嘗';
const portions = '了|过|過|着|著|上|到|一|两|兩|几|幾|个|個|杯|碗|壶|壺|顿|頓|点|點|些|下';
const dishes =
  '咖啡|手冲咖啡|手沖咖啡|下午茶|茶|奶茶|小吃|火锅|火鍋|烧烤|燒烤|海鲜|海鮮|面|麵|早餐|午餐|晚餐';
const eating = new RegExp(`(?:${verbs})(?:${portions}){0,4}(?:${dishes})$`, 'u');
// The words around it are few; what stands further away is cut with them.
const reach = 16;

/** 喝咖啡, 路边喝了杯咖啡, 吃火锅; not 老街咖啡, a name. */
export const isEating = (name: string): boolean => eating.test(name.slice(-reach));
