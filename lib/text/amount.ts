// An amount of something is no place, although Chinese writes number and noun without a space: 兩萬塊磁磚.

const numbers = '[一二兩两三四五六七八九十幾几数數\\d]{1,4}[十百千萬万億亿]{1,3}';
const measures =
  '塊|块|張|张|個|个|名|位|人|棵|株|件|尊|座|級|级|階|阶|步|年|歲|岁|公里|公尺|米|里|元|円|日圓|人次|平方';
const isCounted = new RegExp(`^(?:大約|大约|約|约|近|超過|超过)?${numbers}[多餘余來来]?(?:${measures})`, 'u');

/** 兩萬塊磁磚, 三百多級石階; not 九份 or 千島湖, which are names. */
export const isAmount = (name: string): boolean => isCounted.test(name);
