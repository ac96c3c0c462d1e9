// How titles name a destination in scripts where other words are joined to the name: mostly Chinese, Japanese and Korean.
import { insideNames } from '../languages/destination.ts';
import { allWords } from './language-rows.ts';

/** Follows the name in Japanese and Chinese titles: "箱根旅行記", "成都三日游". */
export const afterUnspacedName =
  '(?:の|之)?(?:[0-9０-９一二三四五六七八九十]+(?:泊|日|天)[0-9０-９一二三四五六七八九十]*(?:日間|日|游|遊|之旅|の旅|天|夜)?|旅行記|旅行|観光|一人旅|ひとり旅|旅|散策|めぐり|巡り|モデルコース|游记|遊記|游記|攻略|自由行|自驾|自駕|之旅|行程|行)';

/** Follows the name in Korean titles, with or without a space: "부산 여행", "전주 2박 3일". */
export const afterHangulName =
  '\\s?(?:[0-9]+박|[0-9]+일|당일치기|자유여행|가족여행|배낭여행|여행|투어|기행|코스|일정|나들이|관광)';

const allInsideNames = new Set(allWords(insideNames));
export const isInsideNames = (word: string): boolean => allInsideNames.has(word);

/** Words in scripts without spaces for what is done there, not where. */
export const notUnspacedNames =
  '徒步|骑行|騎行|夜游|夜遊|驾游|駕遊|駕游|自驾游|自駕遊|自駕游|爬山|登山|旅行|旅游|旅遊|游记|遊記|自驾|自駕|行程|计划|計画|紀錄|记录|攻略|温泉|観光|散策|夜爬|(?:悠长|悠長|小)?假期|[一二三四五六七八九十0-9]*連休|前編|後編|中編|[环環][岛島]|旅程|여행|여행기|먹방|가족|가족여행|일정|후기|투어|[월화수목금토일]|함께하는|내';

/** Activities joined to the end of a name: "北疆自驾", "ヨーロッパ旅行記". */
export const afterUnspacedActivity =
  '旅行記|旅行|観光|一人旅|ひとり旅|散策|めぐり|巡り|モデルコース|游记|遊記|游記|攻略|自由行|自驾|自駕|自驾游|自駕遊|自駕游|之旅|行程|徒步|骑行|騎行|登山';

/** Follows a destination in Japanese sentences: "箱根へ", "ウドンタニーに到着". */
export const afterUnspacedTarget = 'へ|に到着|に着|に向|に行|に移動|行き|まで|観光|市内|駅';

export const afterUnspacedOrigin = '発|から|出発|出发|出發';

/** Nouns at the end of a name, without a space: "Schwarzwald", "Neusiedlersee", "五能線", "箭扣长城". */
export const endingKinds =
  'wald|gebirge|steig|höhenweg|radweg|wanderweg|gebiet|talweg|insel|inseln|küste|schweiz|skärgård|skærgård|leden|eilanden|(?<![環环])[島岛]|島々|群岛|半島|半岛|山|山脈|山地|湖|川|河|江|海|海岸|湾|灣|高原|渓谷|峡谷|峽谷|街道|線|线|长城|長城|大环线|环线|环岛|环湖|公路|古道|步道|縣|県|省|州|區|区|鎮|镇|鄉|乡|村|地方|諸島|路線|神社|大社|神宮|瀑布|の滝|温泉|草原|沙漠|砂漠|トレイル|アイランド|湿原|岬|峠|高地|국립공원|도|섬|산';

/** Nouns for travelling joined to the end of a place's name: "Islandreise", "Noorwegenreis", "Skotlandsrejse". */
export const endingTravels =
  'rundreise|radreise|städtereise|gruppenreise|reisebericht|reisetagebuch|reise|rundfahrt|radtour|roadtrip|tour|trip|urlaub|wanderung|trekking|durchquerung|überquerung|umrundung|fahrt|abenteuer|ausflug|rondreis|reisverslag|reis|vakantie|rondrit|fietstocht|rejse|rejsen|ferie|turen|resa|resan|semester|reisen';

/** Articles that are part of some names but lower-case inside a title: "le Havre", "den Haag". */
export const articlesOfNames = 'la|le|les|los|las|el|den|the|il|lo|a|o|os';

/** Travellers' short names for places, with the full name, whether or not a map knows them. */
export const shortNames: Record<string, string> = {
  BCN: 'Barcelona',
  BKK: 'Bangkok',
  BsAs: 'Buenos Aires',
  CPH: 'Copenhagen',
  KL: 'Kuala Lumpur',
  Freo: 'Fremantle',
  HCMC: 'Ho Chi Minh City',
  Joburg: 'Johannesburg',
  Jogja: 'Yogyakarta',
  NOLA: 'New Orleans',
  NYC: 'New York City',
  Philly: 'Philadelphia',
  Vegas: 'Las Vegas',
  'San Fran': 'San Francisco',
  Tassie: 'Tasmania',
};

/** Verbs right before the name in Chinese titles: "登黄山", "游西湖". */
export const beforeUnspacedName =
  '记一次|記一次|骑行|騎行|自驾|自駕|徒步|夜游|夜遊|漫步|穿越|探访|探訪|初访|初訪|登|爬|游|遊|逛|去|走|玩|访|訪|初登|重游|夜爬|夜登';

/** Parts of the world with many countries, by their name on the map: no country is added to them. */
export const partsOfWorld = new Set([
  'Africa',
  'Asia',
  'Balkans',
  'Baltics',
  'Caribbean',
  'Caucasus',
  'Central America',
  'Central Asia',
  'East Africa',
  'Europe',
  'Middle East',
  'Oceania',
  'Scandinavia',
  'South America',
  'South Pacific',
  'Southeast Asia',
  'Southern Africa',
  'West Africa',
]);
