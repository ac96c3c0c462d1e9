import { expect, test } from 'vitest';
import { bookingDocumentOf } from '../../../lib/read/booking/document.ts';
import { isProposal } from '../../../lib/read/booking/offers.ts';
import { printed } from './printed.ts';

const isOne = (text: string) => isProposal(bookingDocumentOf(printed(text)));

test.each([
  '# Skarv Reiser\nTilbud 28-0117 (uforpliktende)',
  '# Reisebüro Alm\nUnverbindliches Angebot',
  '# Dune Travel\nWe have not reserved anything so far.',
  '# Dune Travel\nThis is not a booking. You get a booking confirmation once you have paid.',
  '# 東雲旅行\n御見積書',
  '# Kochschule Alm\nWir haben Sie auf die Warteliste gesetzt.',
  '# Dune Travel\nYou are on the waiting list.',
])('nothing is booked yet: %s', (text) => {
  expect(isOne(text)).toBe(true);
});

test.each([
  '# Buchungsbestätigung\nWunsch: ruhiges Zimmer (unverbindlich)',
  '# Réservation confirmée\nsuite à votre devis n 4512',
  'Your booking is confirmed\nAll extras can be had without obligation.',
  '# Booking confirmation\nTimes of transfers are non-binding.',
  '# Your e-ticket\nPassengers on the waiting list board last.',
  '# Harbour School\nYou are no longer on the waiting list: your seat is booked.',
  '# eチケットお客様控\nキャンセル待ちのお客様は係員にお申し出ください。',
  // Only whole words count.
  '# Harbour Hotel\nnon-bindingly',
])('no proposal: %s', (text) => {
  expect(isOne(text)).toBe(false);
});
