// How money is written. A word shared by several countries ("$", "pesos") names a family; the page settles which is meant.

const dollars = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD'] as const;
const pesos = ['ARS', 'CLP', 'COP', 'MXN', 'PHP', 'UYU'] as const;

/** Currencies that share a word, and the one meant if the page does not say. */
export const families = {
  dollar: { members: dollars, common: 'USD' },
  // Pesos are written with "$" too.
  dollarSign: { members: [...dollars, ...pesos], common: 'USD' },
  yen: { members: ['JPY', 'CNY'], common: 'JPY' },
  yuan: { members: ['CNY', 'TWD', 'HKD'], common: 'CNY' },
  peso: { members: pesos, common: undefined },
  crown: { members: ['SEK', 'NOK', 'DKK', 'ISK', 'CZK'], common: undefined },
  dirham: { members: ['MAD', 'AED'], common: 'MAD' },
  dinar: { members: ['RSD', 'TND', 'JOD', 'DZD', 'MKD', 'KWD'], common: undefined },
  shilling: { members: ['KES', 'TZS', 'UGX'], common: undefined },
} as const;
export type Family = keyof typeof families;

/**
 * The currency readers of a language mean by a symbol, if the page names
 * none: "¥" in Chinese is no yen. Traditional Chinese is mostly from Taiwan.
 */
export const ownMoney: Record<string, Partial<Record<Family, string>>> = {
  zh: { yen: 'CNY' },
  'zh-Hant': { yuan: 'TWD' },
};

/** Names of countries and their people, by currency: they show whose "pesos" a page about Chile means. */
export const moneyHomes: Record<string, string> = {
  ARS: 'argentin\\p{L}*|阿根廷|アルゼンチン',
  CLP: 'chile|chili|cile|chilen\\p{L}*|chilien\\p{L}*|智利|チリ',
  COP: 'colombi\\p{L}*|kolumbi\\p{L}*|哥伦比亚|コロンビア',
  MXN: 'm[eé]xi\\p{L}*|mexik\\p{L}*|mexique|messic\\p{L}*|墨西哥|メキシコ',
  PHP: 'philippin\\p{L}*|filipin\\p{L}*|filippin\\p{L}*|菲律宾|フィリピン',
  UYU: 'urugua\\p{L}*|乌拉圭',
  SEK: 'sweden|swedish|schwed\\p{L}*|suède|suédois\\p{L}*|sueci\\p{L}*|svezia|suécia|zweden|sverige|stockholm|瑞典|スウェーデン',
  NOK: 'norway|norwegian|norwegen|norweg\\p{L}*|norv[eè]g\\p{L}*|norueg\\p{L}*|noorwegen|norge|oslo|挪威|ノルウェー',
  DKK: 'denmark|danish|dänemark|dänisch\\p{L}*|danemark|dinamarca|danimarca|denemarken|danmark|copenhagen|kopenhagen|copenhague|丹麦|デンマーク',
  // Not "Island", which in English is any island.
  ISK: 'iceland\\p{L}*|isländ\\p{L}*|reykjav[ií]k|islande|islandi?a|ijsland|ísland|冰岛|アイスランド',
  CZK: 'czech\\p{L}*|tschech\\p{L}*|tchèque|chequia|cechia|chéquia|tsjechië|prague|prag|praga|praha|praag|捷克|チェコ',
  RSD: 'serbi\\p{L}*|塞尔维亚',
  TND: 'tun[ei]si\\p{L}*|突尼斯',
  JOD: 'jordan\\p{L}*|giordan\\p{L}*|约旦',
  DZD: 'alg[eé]ri\\p{L}*|阿尔及利亚',
  MKD: 'macedoni\\p{L}*|mazedoni\\p{L}*',
  KES: 'keny\\p{L}*|kenia\\p{L}*|肯尼亚',
  TZS: 'tan[sz]an[iy]\\p{L}*|zanzibar|sansibar|坦桑尼亚',
  UGX: 'uganda\\p{L}*|ouganda\\p{L}*|乌干达',
  CNY: '中国|中國|大陆|大陸|北京|上海',
  TWD: '台湾|台灣|臺灣|台北|臺北|台中|臺中|台南|臺南|高雄|花蓮|台東|臺東',
  HKD: '香港',
};

/** Shared words by family, used after the number; the symbols among them also before it. */
export const sharedNames: Partial<Record<Family, string>> = {
  dollar: 'dollars?|dólares|dollari|ドル|刀|달러',
  yen: '¥|￥',
  yuan: '元(?![旦素宵年])|[块塊](?=[钱錢，。、；！）)\\s]|$)',
  peso: 'pesos?',
  crown: 'kronen|kroner|kronor|krónur|couronnes|coronas|corone|coroas|kr',
  dirham: 'dirhams?|dirhem|dhs?',
  dinar: 'dinars?|dinare|dinares|dinari',
  shilling: 'shillings?|schilling|chelines|xelins',
};
export const sharedSymbols: Record<string, Family> = {
  $: 'dollarSign',
  '¥': 'yen',
  '￥': 'yen',
  kr: 'crown',
  DH: 'dirham',
};

/** Symbols and short forms that stand before or after the number. */
export const currencySymbols: Record<string, string> = {
  US$: 'USD',
  USD$: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
  HK$: 'HKD',
  S$: 'SGD',
  NT$: 'TWD',
  R$: 'BRL',
  MX$: 'MXN',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  '₫': 'VND',
  '₪': 'ILS',
  '฿': 'THB',
  '₱': 'PHP',
  '₽': 'RUB',
  '₴': 'UAH',
  'Rs.': 'INR',
  Rs: 'INR',
  Kč: 'CZK',
  zł: 'PLN',
  RM: 'MYR',
  Rp: 'IDR',
  'Fr.': 'CHF',
  'JP¥': 'JPY',
  'JP￥': 'JPY',
  'CN¥': 'CNY',
  U$S: 'USD',
  'S/.': 'PEN',
  'S/': 'PEN',
  Ft: 'HUF',
  '₡': 'CRC',
  '₭': 'LAK',
  '₮': 'MNT',
  '₸': 'KZT',
  '₾': 'GEL',
  '₲': 'PYG',
};

/** ISO codes of common travel currencies, before or after the number, in capitals. */
export const currencyCodes =
  'EUR|USD|GBP|CHF|JPY|CNY|RMB|AUD|CAD|NZD|SGD|HKD|TWD|INR|THB|VND|IDR|MYR|PHP|KRW|LKR|NPR|AED|QAR|ILS|TRY|EGP|MAD|ZAR|KES|TZS|MXN|BRL|ARS|CLP|COP|PEN|BOB|CRC|NOK|SEK|DKK|ISK|PLN|CZK|HUF|RON|BGN|RSD|GEL|RUB|UAH|UYU|DOP|GTQ|HRK|BAM|JOD|OMR|SAR|TND|DZD|LAK|KHR|MMK|MNT|KZT|UZS|AMD|AZN|KGS|MDL|MKD|MUR|NAD|BWP|UGX|RWF|XOF|XPF|FJD|NTD';

/** Names of currencies, after the number. A language is one line per currency. */
export const currencyNames: Record<string, string> = {
  EUR: 'euros?|eur|ευρώ|ユーロ|欧元|歐元|유로',
  USD: 'us[- ]dollars?|美元|美金|米ドル',
  SGD: 'singapore dollars?|singapur-?dollars?|新币|新幣',
  CAD: 'canadian dollars?|kanadische dollar|dollars canadiens|dólares canadienses|加元',
  AUD: 'australian dollars?|australische dollar|dollars australiens|澳元|澳幣',
  NZD: 'new zealand dollars?|neuseeland-?dollar|纽币',
  ARS: 'pesos argentin[oes]+|argentin(?:e|ian|ische) pesos',
  CLP: 'pesos chil[ei]n[oes]+|chile(?:an|nische) pesos',
  COP: 'pesos colombi[ae][noes]+|colombian pesos|kolumbianische pesos',
  UYU: 'pesos uruguai?[yoes]+|uruguayan pesos|uruguayische pesos',
  PHP: 'pesos filipinos|philippine pesos|philippinische pesos',
  GBP: 'pounds?|quid|pfund|livres sterling|libras|sterline|英镑|英鎊|ポンド',
  EGP: 'egyptian pounds?|ägyptische pfund|livres égyptiennes|libras egipcias|sterline egiziane|埃镑',
  CHF: 'franken|swiss francs|francs suisses|francos suizos|franchi|瑞郎|スイスフラン',
  JPY: 'yen|yenes|ienes|日元(?!旦)|日圓|日円|日币|日幣|円|엔',
  CNY: 'yuan|人民币|人民幣',
  INR: 'rupees|rupien|roupies|rupias|rupie|卢比|盧比|ルピー',
  THB: 'baht|bahts|泰铢|泰銖|バーツ',
  VND: 'dongs?|đồng|越南盾|ドン',
  IDR: 'rupiahs?|印尼盾|ルピア',
  MYR: 'ringgits?|马币|馬幣|リンギット',
  MXN: 'pesos mexic[ai][noes]+|mexican pesos|mexikanische pesos|\\$mex',
  BRL: 'reais|real(?:es)? brasile\\p{L}+',
  PEN: 'soles',
  CZK: 'kronen tschechisch|tschechische kronen|czech crowns|couronnes tchèques|coronas checas|korun',
  NOK: 'norwegische kronen|norwegian kroner|couronnes norvégiennes|coronas noruegas',
  SEK: 'schwedische kronen|swedish kronor|couronnes suédoises|coronas suecas',
  DKK: 'dänische kronen|danish kroner|couronnes danoises|coronas danesas',
  ISK: 'isländische kronen|icelandic kr[oó]n[au]r?|couronnes islandaises|coronas islandesas',
  ZAR: 'rand|rands',
  TRY: 'lira|TL|lire turche|türkische lira|livres turques|liras turcas|里拉|リラ',
  KRW: 'won|원|ウォン|韩元|韓元|韩币|韓幣|韓圜',
  TWD: '台币|台幣|新台币|新台幣|台湾ドル',
  HKD: 'hong kong dollars?|hongkong-?dollar|港币|港幣|港元|香港ドル',
  PLN: 'złoty|złotych|złote|zloty|zlotys|zlotych',
  HUF: 'forints?|forintů|forintów',
  ALL: 'lek|leks|lekë|lekëve',
  RON: 'lei',
  BGN: 'leva|lewa|lev|лева|лв',
  GEL: 'lari|laris',
  KZT: 'tenge',
  LAK: 'kip',
  KHR: 'riels?',
  MMK: 'kyats?',
  ILS: 'shekels?|schekel|sheqels?',
  RUB: 'рубл(?:ей|я|ь)|руб',
  UAH: 'hryvnias?|гривен|гривні|грн',
  XOF: 'francs cfa|fcfa|cfa',
};

/** Multipliers between the number and the currency: "120k dong", "2万円", "20 mil pesos". */
export const multiples: Record<string, number> = {
  k: 1000,
  K: 1000,
  mil: 1000,
  mila: 1000,
  tis: 1000,
  'tis.': 1000,
  tys: 1000,
  'tys.': 1000,
  тыс: 1000,
  千: 1000,
  천: 1000,
  万: 10_000,
  萬: 10_000,
  만: 10_000,
};
