// Letters that advertise a journey mention flights, nights and times too, but book nothing.
import { confirmedPhrases, offeredPhrases } from '../../text/cancel-words.ts';
import { fold } from '../../text/fold.ts';
import type { BookingDocument } from './document.ts';

/** "Promo code WINTER27", "Use code AUTUMN by Friday" are not references of a booking. */
export const promotes =
  /(?<!\p{L})(?:(?:use|using|with|enter|quote) (?:the |our |this )?code|mit (?:dem |unserem )?code|avec le code|con el código|con il codice|com o código|met (?:de )?code|med koden?|z kodem|promo\p{L}*|discount|coupon|sale|deal|rabatt\p{L}*|gutschein\p{L}*|aktions\p{L}*|réduction|remise|descuento|cupón|sconto|offerta|desconto|korting\p{L}*|actie\p{L}*|kampanj\p{L}*|rabat\p{L}*|kupon\p{L}*|sleva|slevový|alennus\p{L}*|indirim|クーポン|优惠|優惠|할인|쿠폰)(?!\p{L})/iu;

// "from €29", "dès 68 €": what a journey could cost.
const fromPrice =
  /(?<!\p{L})(?:from(?: only| just)?|ab|schon ab|dès|à partir de|desde|a partire da|da|a partir de|vanaf|från|fra|od|już od|již od|alkaen|već od)\s(?:(?:[€$£]|EUR|USD|GBP|CHF)\s?\d|\d[\d.,]{0,8}\s?(?:[€$£]|EUR|USD|GBP|CHF|kr|zł|Kč|TL|Ft)(?!\p{L}))/giu;
const minOffers = 2;

/** Whether the document mentions such prices more than once. */
export const isOffer = ({ cells }: Pick<BookingDocument, 'cells'>): boolean =>
  cells.reduce((sum, { text }) => sum + (text.match(fromPrice)?.length ?? 0), 0) >= minOffers;

// The title, the first sentences.
const topLines = 16;

// Scripts that do not separate words by spaces.
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Where the first of these phrases stands, as whole words; infinity where there is none. */
function placeOfAny(phrases: readonly string[], text: string): number {
  const spaced = ` ${text} `;
  const places = phrases
    .map((phrase) => spaced.indexOf(unspaced.test(phrase) ? phrase : ` ${phrase} `))
    .filter((place) => place >= 0);
  return Math.min(...places);
}

/**
 * Whether the top of the document says that nothing is booked yet: "non-binding", "we have not reserved anything". If
 * it says first that the booking is confirmed, the rest is about something else: "Booking confirmation … extras
 * non-binding".
 */
export const isProposal = ({ lines }: Pick<BookingDocument, 'lines'>): boolean => {
  const top = fold(
    lines
      .slice(0, topLines)
      .flat()
      .map(({ text }) => text)
      .join(' '),
  );
  return placeOfAny(offeredPhrases, top) < placeOfAny(confirmedPhrases, top);
};
