import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { inflate } from '../../../lib/codes/inflate.ts';
import { readCode } from '../../../lib/codes/read-code.ts';
import { Reservation } from '../../../lib/model/reservation.ts';
import { writeBcbp } from '../../codes/write-bcbp.ts';
import { writeHead, writeLayout, writeUic, writeVendor } from '../../codes/write-uic.ts';
import { anyDamage, inBase64 } from '../damaged.ts';
import { changeBytes } from '../mutate-bytes.ts';
import { target } from '../target.ts';

const codes: Uint8Array[] = [
  new Uint8Array(Buffer.from(writeBcbp([{}, { repeated: '0141234567890 1' }], { issued: '7133' }))),
  writeUic([
    writeHead('KT4QWE-2', '10052027'),
    writeLayout([
      [6, 1, '13.05 07:40'],
      [6, 13, 'Graz Hbf'],
      [6, 34, 'Wien'],
    ]),
  ]),
  writeUic(
    [
      writeHead('KT4QWE-2', '10052027'),
      writeVendor([['13052027', '14052027']], { '015': 'Köln', '016': 'Mainz' }),
    ],
    '02',
  ),
];

export const scannedCodes = target({
  name: 'codes',
  claim: 'a damaged barcode gives reservations of our own form, or nothing',
  any: fc.record({ code: fc.nat(codes.length - 1), changes: anyDamage, isText: fc.boolean() }),
  holds: async ({ code, changes, isText }) => {
    const bytes = changeBytes(codes[code] ?? new Uint8Array(), changes);
    const text = Buffer.from(bytes).toString('latin1');
    const content = await readCode(isText ? { text } : { text, bytes }, { inflate, today: '2027-05-10' });
    for (const reservation of 'reservations' in content ? content.reservations : [])
      assert.ok(z.safeParse(Reservation, reservation).success, JSON.stringify(reservation));
  },
  show: ({ code, changes }) => inBase64(changeBytes(codes[code] ?? new Uint8Array(), changes)),
  shortRuns: 80,
});
