import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inflate } from '../../lib/codes/inflate.ts';
import { readCode } from '../../lib/codes/read-code.ts';
import { blocksIn } from '../../lib/codes/uic918.ts';
import { writeBcbp } from './write-bcbp.ts';
import { writeHead, writeLayout, writeUic, writeVendor } from './write-uic.ts';

const edges = { inflate, today: '2027-05-10' };
const rail = (bytes: Uint8Array) => readCode({ text: '', bytes }, edges);
const head = writeHead('KT4QWE-2', '10052027');

describe('a rail ticket', () => {
  test.each(['01', '02'] as const)(
    'of container version %s with a printed face gives ends, train and times',
    async (version) => {
      const face = writeLayout([
        [6, 1, '13.05 07:40'],
        [6, 13, 'Graz Hbf'],
        [6, 34, 'Bologna Centrale'],
        [6, 52, '13.05 14:25'],
        [8, 1, 'ZUG  EC 117     WAGEN 262'],
      ]);
      expect(await rail(writeUic([head, face], version))).toEqual({
        kind: 'rail-ticket',
        reference: 'KT4QWE',
        reservations: [
          {
            type: 'train',
            code: 'EC 117',
            from: { name: 'Graz Hbf' },
            to: { name: 'Bologna Centrale' },
            start: '2027-05-13T07:40',
            end: '2027-05-13T14:25',
            confirmation: 'KT4QWE',
          },
        ],
      });
    },
  );

  test('for a day before the day of issue is for the next year', async () => {
    const face = writeLayout([
      [6, 1, '03.01'],
      [6, 13, 'Graz Hbf'],
      [6, 34, 'Wien Hbf'],
    ]);
    expect(await rail(writeUic([head, face]))).toMatchObject({ reservations: [{ start: '2028-01-03' }] });
  });

  test('with numbered fields gives the way out on its first day, and the way back without one', async () => {
    const vendor = writeVendor([['13052027', '14052027']], {
      '015': 'Köln',
      '016': 'Mainz',
      '017': 'Mainz',
      '018': 'Köln',
    });
    expect(await rail(writeUic([head, vendor]))).toMatchObject({
      reservations: [
        { type: 'train', from: { name: 'Köln' }, to: { name: 'Mainz' }, start: '2027-05-13' },
        { type: 'train', from: { name: 'Mainz' }, to: { name: 'Köln' } },
      ],
    });
  });

  test('of which only the head is public keeps its number', async () => {
    expect(await rail(writeUic([head]))).toEqual({
      kind: 'rail-ticket',
      reference: 'KT4QWE',
      reservations: [],
    });
  });

  test('that came as text is the same ticket', async () => {
    const bytes = writeUic([head]);
    const text = String.fromCharCode(...bytes);
    expect(await readCode({ text }, edges)).toEqual(await rail(bytes));
  });

  test.each([
    ['nothing', ''],
    ['another head', '#OT010080000010000'],
    ['another version', `#UT03${'0'.repeat(80)}`],
    ['no packed part', `#UT01${'0'.repeat(59)}0000`],
    ['a damaged packed part', `#UT01${'0'.repeat(59)}0008x\u009c!!!!!!`],
  ])('is none with %s', async (_name, text) => {
    expect(await readCode({ text }, edges)).toEqual({ kind: 'unknown' });
  });

  test('that unpacks to more than any ticket is refused', async () => {
    const packed = deflateSync(new Uint8Array(5_000_000));
    const start = Buffer.from(`#UT01008000001${'s'.repeat(50)}${String(packed.length).padStart(4, '0')}`);
    expect(await rail(new Uint8Array(Buffer.concat([start, packed])))).toEqual({ kind: 'unknown' });
  });
});

describe('other codes', () => {
  test('a boarding pass is one', async () => {
    expect(await readCode({ text: writeBcbp([{}]) }, edges)).toMatchObject({
      kind: 'boarding-pass',
      reservations: [{ code: 'ZX 214' }],
    });
  });

  test('a link is kept, without passwords and scripts', async () => {
    expect(await readCode({ text: 'https://tickets.example/k/7' }, edges)).toEqual({
      kind: 'link',
      url: 'https://tickets.example/k/7',
    });
    expect(await readCode({ text: 'https://me:secret@tickets.example/' }, edges)).toEqual({
      kind: 'unknown',
    });
    expect(await readCode({ text: 'javascript:alert(1)' }, edges)).toEqual({ kind: 'unknown' });
  });
});

test('any bytes end, without a throw, in a bounded number of blocks', async () => {
  const whole = writeUic([head, writeLayout([[6, 13, 'Graz']])]);
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.nat(whole.length), async (bytes, at) => {
      expect(blocksIn(bytes).length).toBeLessThanOrEqual(32);
      const broken = whole.slice();
      broken.set(bytes.subarray(0, Math.max(0, broken.length - at)), at);
      for (const one of [bytes, broken, whole.slice(0, at)]) {
        expect(['rail-ticket', 'unknown']).toContain((await rail(one)).kind);
      }
    }),
    { numRuns: 60 },
  );
});
