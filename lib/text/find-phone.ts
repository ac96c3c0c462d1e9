// Phone numbers with a label or symbol: numbers are everywhere, so a bare one is never taken.

import { phoneLabels } from '../languages/labels.ts';
import { anyCase } from './any-case.ts';

export interface FoundPhone {
  phone: string;
  start: number;
  end: number;
}

const number = '[+(]?\\d[\\d ()/.-]{5,20}\\d';
const labelled = new RegExp(
  anyCase(
    `(?:(?<![\\p{L}\\d])(?:${Object.values(phoneLabels).join('|')})[.:：]?\\s{0,2}[:：]?\\s?|[☎📞📱☏]\\ufe0f?\\s?)(?<number>${number})`,
  ),
  'gu',
);

/** A quick test: most texts have no number this long. */
const longNumber = new RegExp(number);

/** 7 to 15 digits (E.164) and no date or price: "+351 21 123 4567" yes, "2024-05-12" no. */
export function readPhone(text: string): string | undefined {
  const phone = text.trim().replace(/\s+/g, ' ');
  const digits = phone.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15 || /[^\d\s()+/.-]/.test(phone)) return undefined;
  if (/^(?:19|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2}$/.test(phone)) return undefined;
  return phone;
}

/** Every labelled number in `text`: "Tel.: 030 1234567". */
export function findPhones(text: string): FoundPhone[] {
  if (!longNumber.test(text)) return [];
  return [...text.matchAll(labelled)].flatMap((match) => {
    const written = match.groups?.number ?? '';
    const phone = readPhone(written);
    const start = match.index + match[0].length - written.length;
    return phone ? [{ phone, start, end: start + written.length }] : [];
  });
}

/** "tel:+49-30-1234567" → "+49-30-1234567". */
export function phoneInLink(href: string): string | undefined {
  if (!/^tel:/i.test(href)) return undefined;
  const [, rest = ''] = /^tel:([^;?]{1,40})/i.exec(href) ?? [];
  return readPhone(rest.replace(/%20/g, ' ').replace(/%2B/gi, '+'));
}
