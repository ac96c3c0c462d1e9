import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inflate } from '../../lib/codes/inflate.ts';
import { readPkpass } from '../../lib/files/pkpass.ts';
import { readCapture } from '../../lib/journeys/read-capture.ts';
import { Reservation } from '../../lib/model/reservation.ts';
import { writeBcbp } from '../codes/write-bcbp.ts';
import { writeHead, writeUic, writeVendor } from '../codes/write-uic.ts';
import { writeZip } from './write-zip.ts';

const edges = { inflate, today: '2027-05-10' };
const field = (key: string, label: string, value: string) => ({ key, label, value });

const flight = {
  description: 'Alpenblick Air boarding pass',
  organizationName: 'Alpenblick Air',
  relevantDate: '2027-05-14T06:25+02:00',
  barcode: { format: 'PKBarcodeFormatAztec', message: writeBcbp([{}]) },
  boardingPass: {
    transitType: 'PKTransitTypeAir',
    headerFields: [field('gate', 'GATE', 'B7')],
    primaryFields: [field('origin', 'Vienna', 'VIE'), field('destination', 'Lisbon', 'LIS')],
    auxiliaryFields: [field('boarding', 'BOARDING', '06:25'), field('departs', 'DEPARTS', '07:05')],
    secondaryFields: [field('passenger', 'NAME', 'Vale, Orla')],
  },
};

const packed = (pass: unknown, more: { name: string; content: string }[] = []) =>
  writeZip([{ name: 'pass.json', content: JSON.stringify(pass) }, ...more]);

async function read(bytes: Uint8Array, options = {}) {
  const opened = await readPkpass(bytes, { ...edges, ...options });
  if (!opened.ok) return opened.failure.kind;
  const draft = readCapture(opened.value);
  return draft.ok ? draft.value.reservations : draft.failure.kind;
}

describe('a pass', () => {
  test('joins its barcode with what it shows; the time of boarding is not the departure', async () => {
    expect(await read(packed(flight))).toEqual([
      {
        type: 'flight',
        code: 'ZX 214',
        from: { name: 'Vienna', iata: 'VIE' },
        to: { name: 'Lisbon', iata: 'LIS' },
        start: '2027-05-14T07:05',
        confirmation: 'QX7TRL',
        seat: '12C',
      },
    ]);
  });

  test('with tags gives local times from them', async () => {
    const semantics = {
      airlineCode: 'ZX',
      flightNumber: 214,
      departureAirportCode: 'VIE',
      destinationAirportCode: 'LIS',
      originalDepartureDate: '2027-05-14T05:05:00Z',
      originalArrivalDate: '2027-05-14T08:40:00Z',
      departureLocationTimeZone: 'Europe/Vienna',
      destinationLocationTimeZone: 'Europe/Lisbon',
      seats: [{ seatRow: '12', seatNumber: 'C' }],
    };
    expect(await read(packed({ boardingPass: {}, semantics }))).toEqual([
      expect.objectContaining({ start: '2027-05-14T07:05', end: '2027-05-14T09:40', seat: '12C' }),
    ]);
  });

  test('of a train takes the names of its stations', async () => {
    const face = {
      transitType: 'PKTransitTypeTrain',
      primaryFields: [field('from', 'FROM', 'Graz Hbf'), field('to', 'TO', 'Wien Hbf')],
      auxiliaryFields: [field('train', 'TRAIN', 'RJX 630'), field('dep', 'DEP', '08:26')],
    };
    expect(await read(packed({ relevantDate: '2027-05-13T08:26+02:00', boardingPass: face }))).toEqual([
      {
        type: 'train',
        code: 'RJX 630',
        from: { name: 'Graz Hbf' },
        to: { name: 'Wien Hbf' },
        start: '2027-05-13T08:26',
      },
    ]);
  });

  test('of a train whose code is a rail ticket takes its way out from there', async () => {
    const vendor = writeVendor([['13052027', '14052027']], {
      '015': 'Köln',
      '016': 'Mainz',
      '017': 'Mainz',
      '018': 'Köln',
    });
    const message = String.fromCharCode(...writeUic([writeHead('KT4QWE-1', '10052027'), vendor]));
    const face = { transitType: 'PKTransitTypeTrain', auxiliaryFields: [field('train', 'ZUG', 'ICE 71')] };
    expect(await read(packed({ barcodes: [{ message }], boardingPass: face }))).toEqual([
      {
        type: 'train',
        code: 'ICE 71',
        from: { name: 'Köln' },
        to: { name: 'Mainz' },
        start: '2027-05-13',
        confirmation: 'KT4QWE',
      },
    ]);
  });

  test('whose code is a link keeps the link', async () => {
    const opened = await readPkpass(
      packed({ ...flight, barcode: { message: 'https://tickets.example/7' } }),
      edges,
    );
    const blocks = opened.ok ? opened.value.blocks : [];
    expect(JSON.stringify(blocks)).toContain('"href":"https://tickets.example/7"');
  });

  test('for an evening is an event at its place', async () => {
    const face = {
      primaryFields: [field('event', 'EVENT', 'An evening of fado')],
      secondaryFields: [field('loc', 'VENUE', 'Casa do Poço')],
    };
    expect(await read(packed({ relevantDate: '2027-05-15T21:00+01:00', eventTicket: face }))).toEqual([
      { type: 'event', name: 'An evening of fado', start: '2027-05-15T21:00', address: 'Casa do Poço' },
    ]);
  });

  test('speaks the asked-for language', async () => {
    const strings = { name: 'de.lproj/pass.strings', content: '"Vienna" = "Wien";\n"Lisbon" = "Lissabon";' };
    expect(await read(packed(flight, [strings]), { language: 'de-AT' })).toEqual([
      expect.objectContaining({ from: { name: 'Wien', iata: 'VIE' }, to: { name: 'Lissabon', iata: 'LIS' } }),
    ]);
  });

  test('that is void books nothing, and a shop card is no booking', async () => {
    expect(await read(packed({ ...flight, voided: true }))).toBe('nothing-found');
    expect(
      await read(packed({ description: 'Card', storeCard: { primaryFields: [field('b', 'POINTS', '12')] } })),
    ).toBe('nothing-found');
  });

  test('several in one file are all read', async () => {
    const other = {
      ...flight,
      barcode: { message: writeBcbp([{ number: '0215', day: '138' }]) },
      relevantDate: '2027-05-18',
    };
    const both = writeZip([
      { name: 'a.pkpass', content: packed(flight), isStored: true },
      { name: 'b.pkpass', content: packed(other) },
    ]);
    expect(await read(both)).toMatchObject([{ code: 'ZX 214' }, { code: 'ZX 215' }]);
  });
});

describe('a bad zip', () => {
  test.each(['../pass.json', 'a/../../pass.json', '/etc/pass.json', 'C:\\pass.json', 'x\\..\\pass.json'])(
    'with the name %s is refused whole',
    async (name) => expect(await read(packed(flight, [{ name, content: '{}' }]))).toBe('page-unreadable'),
  );

  test('with a pass.json of 40 MB is refused without unpacking it', async () => {
    const bomb = writeZip([{ name: 'pass.json', content: ' '.repeat(40_000_000) }]);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await read(bomb)).toBe('page-unreadable');
  });

  test.each([
    ['empty', new Uint8Array()],
    ['cut off', packed(flight).slice(0, 200)],
    ['without a pass', writeZip([{ name: 'readme.txt', content: 'hello' }])],
    ['with no JSON', writeZip([{ name: 'pass.json', content: '{ not json' }])],
    ['with another thing', packed(['a', 7])],
  ])('%s is answered', async (_name, bytes) => expect(await read(bytes)).toBe('page-unreadable'));

  test('of any bytes ends, without a throw', async () => {
    const whole = packed(flight);
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), fc.nat(whole.length - 60), async (bytes, at) => {
        const broken = whole.slice();
        broken.set(bytes, at);
        for (const one of [bytes, broken, whole.slice(at)]) await readPkpass(one, edges);
      }),
      { numRuns: 80 },
    );
  });
});

test('a pass of any JSON gives only reservations that our own form allows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (face, semantics) => {
      const opened = await readPkpass(
        packed({ ...flight, boardingPass: face, eventTicket: face, semantics }),
        edges,
      );
      for (const node of opened.ok ? opened.value.structured : [])
        expect(Reservation.safeParse((node as { reservation: unknown }).reservation).success).toBe(true);
    }),
    { numRuns: 80 },
  );
});
