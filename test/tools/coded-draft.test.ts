import { expect, test } from 'vitest';
import { codedDraft } from '../../tools/reading/coded-draft.ts';
import { codePdf, squaresOf } from '../pdf/code-pdf.ts';
import { writePdf } from '../pdf/write-pdf.ts';

const pass = 'M1DUARTE/ANA          EQX7TRL VIELISZX 0214 134Y012C0021 100';

test('the command line reads what a barcode says, also where a paper has no words', async () => {
  const pdf = codePdf('', await squaresOf(pass, 'Aztec'), 'shape');
  const draft = await codedDraft(pdf, 'scan.pdf', {});
  expect(draft?.reservations).toMatchObject([
    { code: 'ZX 214', from: { iata: 'VIE' }, to: { iata: 'LIS' }, seat: '12C' },
  ]);
  expect(draft?.covered?.some(({ kind }) => kind === 'name')).toBe(true);
});

test('a paper without a barcode is left to its words', async () => {
  expect(await codedDraft(writePdf('Flight ZX 214'), 'ticket.pdf', {})).toBeUndefined();
});
