// Pure: no browser, no network, no clock.
// How money is written. A word that several countries share ("$", "pesos") names a family; the page settles which it means.

/** Countries that share a word, and whose money it is where the page does not say. */
export const families = {
  dollar: { members: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD'], common: 'USD' },
  yen: { members: ['JPY', 'CNY'], common: 'JPY' },
  peso: { members: ['ARS', 'CLP', 'COP', 'MXN', 'PHP', 'UYU'], common: undefined },
  crown: { members: ['SEK', 'NOK', 'DKK', 'ISK', 'CZK'], common: undefined },
} as const;
export type Family = keyof typeof families;

/** Shared words by family, after the number; the signs among them also before it. */
export const sharedNames: Record<Family, string> = {
  dollar: 'dollars?|dólares|dollari|ドル|刀',
  yen: '¥|￥',
  peso: 'pesos?',
  crown: 'kronen|kroner|kronor|kr',
};
export const sharedSigns: Record<string, Family> = { $: 'dollar', '¥': 'yen', '￥': 'yen', kr: 'crown' };

/** Signs and short forms that stand before or after the number. */
export const currencySigns: Record<string, string> = {
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
};

/** ISO codes of countries that people travel to; written before or after the number, in capitals. */
export const currencyCodes =
  'EUR|USD|GBP|CHF|JPY|CNY|RMB|AUD|CAD|NZD|SGD|HKD|TWD|INR|THB|VND|IDR|MYR|PHP|KRW|LKR|NPR|AED|QAR|ILS|TRY|EGP|MAD|ZAR|KES|TZS|MXN|BRL|ARS|CLP|COP|PEN|BOB|CRC|NOK|SEK|DKK|ISK|PLN|CZK|HUF|RON|BGN|RSD|GEL|RUB|UAH';

/** Names of currencies, after the number. A language is one line per currency. */
export const currencyNames: Record<string, string> = {
  EUR: 'euros?|eur|ευρώ|ユーロ|欧元|歐元',
  USD: 'us[- ]dollars?|美元|美金|米ドル',
  SGD: 'singapore dollars?|singapur-?dollars?|新币|新幣',
  CAD: 'canadian dollars?|kanadische dollar|dollars canadiens|dólares canadienses|加元',
  AUD: 'australian dollars?|australische dollar|dollars australiens|澳元',
  NZD: 'new zealand dollars?|neuseeland-?dollar|纽币',
  ARS: 'pesos argentinos|argentin(?:e|ian|ische) pesos',
  CLP: 'pesos chilenos|chile(?:an|nische) pesos',
  COP: 'pesos colombianos|colombian pesos|kolumbianische pesos',
  GBP: 'pounds?|quid|pfund|livres sterling|libras|sterline|英镑|ポンド',
  CHF: 'franken|swiss francs|francs suisses|franchi',
  JPY: 'yen|yenes|ienes|日元|円',
  CNY: 'yuan|元|块|人民币',
  INR: 'rupees|rupien|roupies|rupias|rupie|卢比|ルピー',
  THB: 'baht|泰铢|バーツ',
  VND: 'dong|đồng',
  IDR: 'rupiah',
  MXN: 'pesos mexicanos|mexican pesos|mexikanische pesos',
  BRL: 'reais|real(?:es)? brasile\\p{L}+',
  CZK: 'kronen tschechisch|czech crowns|korun',
  NOK: 'norwegische kronen|norwegian kroner',
  SEK: 'schwedische kronen|swedish kronor',
  DKK: 'dänische kronen|danish kroner',
  ZAR: 'rand',
  TRY: 'lira|TL|lire turche|türkische lira',
  KRW: 'won|원|ウォン|韩元',
  TWD: '台币|台幣',
  HKD: 'hong kong dollars?|hongkong-?dollar|港币|港幣|港元',
  MAD: 'dirhams?',
  PLN: 'złoty|zloty|zlotys',
  HUF: 'forint|forints',
};
