import { bookingLinks as words } from '../../languages/labels.ts';
import type { Reader } from '../../model/evidence.ts';
import { plainLink } from '../../text/plain-link.ts';
import { wordPattern } from '../../text/word-pattern.ts';
import { claimsOf, textBlocks } from '../claim.ts';

const claim = claimsOf('page/booking-links');
const isBooking = wordPattern(words);
// "Tickets", "Book your slot here": a longer link is a sentence.
const maxTextLength = 50;
// Longer addresses are made for tracking.
const maxUrlLength = 1000;

const isWeb = (href: string) => {
  if (href.length > maxUrlLength || !URL.canParse(href)) return false;
  const { protocol, username, password } = new URL(href);
  return (protocol === 'https:' || protocol === 'http:') && !username && !password;
};

/** Links to a ticket, a table or the place's own page, recognised by their words. */
export const bookingLinks: Reader = {
  name: 'page/booking-links',
  read(capture) {
    return textBlocks(capture).flatMap(({ block, index }) =>
      block.spans.flatMap(({ href, start, end }) => {
        const text = block.text.slice(start, end);
        if (!href || text.length > maxTextLength || !isBooking.test(text) || !isWeb(href)) return [];
        const url = plainLink(href);
        return url ? [claim({ kind: 'booking-link', url }, { block: index, start, end }, 0.65)] : [];
      }),
    );
  },
};
