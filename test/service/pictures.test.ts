import { readFileSync, statSync } from 'node:fs';
import { loadImage } from '@napi-rs/canvas';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPictureType, type PictureType } from '../../service/itineraries/pictures.ts';
import { wordsOf } from '../../service/itineraries/search-words.ts';
import { drawnPictures } from '../../service/pictures/catalogue.ts';
import { flawOf } from '../../service/pictures/check-picture.ts';
import { pictureForWords } from '../../service/pictures/choose.ts';
import { isDecodable } from '../../service/pictures/decode.ts';
import { hourTerms, kindTerms } from '../../service/pictures/kind-words.ts';
import { measure } from '../../service/pictures/measure.ts';
import { emblems } from '../../service/pictures/motifs/draw-motif.ts';
import { motifs } from '../../service/pictures/motifs/motifs.ts';
import { placeKinds } from '../../service/pictures/place-kinds.ts';
import { withDrawnPictures } from '../../service/pictures/with-drawn.ts';
import { isBlobKey, memoryBlobs } from '../../service/storage/blobs.ts';
import { pictures } from './trips.ts';

const types = Object.keys(pictures).filter(isPictureType);
const file = (name: string) => new URL(`../../service/pictures/drawn/${name}.webp`, import.meta.url);

describe('the drawn pictures', () => {
  test('are all there, 1200 by 675, and together small', () => {
    const bytes = drawnPictures.map(({ name }) => readFileSync(file(name)));
    for (const each of bytes) {
      expect(flawOf('image/webp', each)).toBeUndefined();
      expect(measure('image/webp', each)).toEqual({ width: 1200, height: 675 });
    }
    expect(drawnPictures.length).toBeGreaterThanOrEqual(40);
    expect(drawnPictures.reduce((sum, { name }) => sum + statSync(file(name)).size, 0)).toBeLessThan(
      1_500_000,
    );
  });

  test('lie in every store under keys of their own, and nobody can overwrite or remove one', async () => {
    const blobs = withDrawnPictures(memoryBlobs());
    const keys = drawnPictures.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every(isBlobKey)).toBe(true);
    const [first] = drawnPictures;
    if (!first) throw new Error('There are none.');
    await blobs.write(first.key, new Uint8Array([1]));
    await blobs.remove(first.key);
    expect(await blobs.read(first.key)).toEqual(readFileSync(file(first.name)));
    const own = '00000000-0000-4000-8000-000000000000.png';
    await blobs.write(own, pictures['image/png']);
    expect(await blobs.read(own)).toEqual(pictures['image/png']);
  });
});

describe('choosing by words', () => {
  test.each([
    ['beach at sunset', 'beach-dusk'],
    ['Strand bei Sonnenuntergang', 'beach-dusk'],
    ['plage au coucher de soleil', 'beach-dusk'],
    ['playa al atardecer', 'beach-dusk'],
    ['夕日のビーチ', 'beach-dusk'],
    ['Berge im Nebel am Morgen', 'mountains-dawn'],
    ['montagne', 'mountains-'],
    ['northern lights in winter', 'snow-night'],
    ['Tokyo at night', 'metropolis-night'],
    ['Kyoto', 'temple-'],
    ['Kyoto night market', 'lanterns-night'],
    ['東京の夜景', 'metropolis-night'],
    ['old town of Prague', 'old-town-'],
    ['Toskana', 'vineyard-'],
    ['São Paulo', 'metropolis-'],
    ['safari in Kenya', 'savanna-'],
    ['rice terraces', 'terraces-'],
    ['Santorini sunset', 'white-village-dusk'],
    ['a stone bridge over the river', 'river-'],
    ['cathédrale', 'old-town-'],
  ])('%s → %s', (query, start) => {
    expect(pictureForWords(query)?.name).toMatch(new RegExp(`^${start}`));
  });

  test('where there is no word there is no picture', () => {
    for (const query of ['', '!!!', '🙂']) expect(pictureForWords(query)).toBeUndefined();
  });

  test('words that say nothing about a picture give one of a journey, the same each time', () => {
    for (const query of ['qwertz', 'the invoice of last Tuesday', 'Zuvrinhuis'])
      expect(['compass', 'map', 'luggage', 'signpost', 'backpack', 'globe']).toContain(
        pictureForWords(query)?.motif,
      );
  });

  test.each([
    ['castle', 'castle'],
    ['pizza', 'pizza'],
    ['die Burg bei Sonnenuntergang', 'castle'],
    ['castle of Prague', 'castle'],
    ['petit déjeuner', 'egg-fried'],
    ['montaña rusa', 'roller-coaster'],
    ['regenboog', 'rainbow'],
    ['温泉', 'droplets'],
    ['故宫博物馆', 'landmark'],
  ])('%s → a picture of a %s', (query, motif) => expect(pictureForWords(query)?.motif).toBe(motif));

  test('a city is known in letters of its own', () => {
    expect(pictureForWords('北京')?.kind).toBe('temple');
    expect(pictureForWords('ニューヨーク')?.kind).toBe('metropolis');
  });

  test('three hundred motifs and more, each with an emblem and words in nine languages', async () => {
    const drawings = await emblems();
    expect(motifs.length).toBeGreaterThanOrEqual(300);
    expect(new Set(motifs.map(({ name }) => name)).size).toBe(motifs.length);
    for (const { name, words } of motifs) {
      expect([name, drawings[name]]).toEqual([name, expect.stringContaining('<')]);
      expect([name, words.some((word) => /\p{Script=Han}/u.test(word))]).toEqual([name, true]);
    }
    expect(new Set(motifs.map(({ name }) => drawings[name])).size).toBe(motifs.length);
  });

  test('each word of a motif finds a picture that has to do with it', () => {
    // Accents and plurals do not make another word.
    const folded = (word: string) => wordsOf(word).join(' ');
    const elsewhere = [...kindTerms, ...hourTerms].flatMap(([, list]) => list);
    const taken = new Set([...elsewhere, ...placeKinds.keys()].map(folded));
    const all = motifs.flatMap(({ name, words }) => words.map((word) => ({ name, word, as: folded(word) })));
    const owners = Map.groupBy(all, ({ as }) => as);
    for (const { name, word, as } of all) {
      const found = pictureForWords(word);
      const isItsOwn = !taken.has(as) && owners.get(as)?.every((other) => other.name === name);
      if (isItsOwn && !/[ \p{Script=Han}]/u.test(word)) expect([word, found?.motif]).toEqual([word, name]);
      else expect(found).toBeDefined();
    }
  });

  test('a motif is drawn when it is asked for, as a picture of the size of all others', async () => {
    const blobs = withDrawnPictures(memoryBlobs());
    const bytes = await blobs.read(pictureForWords('pizza')?.key ?? '');
    const { width, height } = await loadImage(Buffer.from(bytes ?? []));
    expect([width, height]).toEqual([1200, 675]);
    expect(bytes).not.toEqual(await blobs.read(pictureForWords('castle')?.key ?? ''));
  });

  test('an hour alone is enough', () => {
    expect(pictureForWords('sunset')?.hour).toBe('dusk');
  });

  test('every kind and every hour is found by each of its own words', () => {
    for (const [kind, words] of kindTerms)
      for (const word of words) {
        const others = kindTerms.filter(([other, list]) => other !== kind && list.includes(word));
        if (others.length === 0 && !/ /.test(word))
          expect([word, pictureForWords(word)?.kind]).toEqual([word, kind]);
      }
    for (const [, words] of hourTerms) for (const word of words) expect(pictureForWords(word)).toBeDefined();
  });

  test('whatever is asked, there is a picture or there is none, and asking again says the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (query) => {
        expect(pictureForWords(query)).toEqual(pictureForWords(query));
      }),
    );
  });
});

describe('what the bytes say', () => {
  test.each(types)('%s is measured from its head', (type) => {
    // No encoder makes a smaller HEIC tile.
    const size = type === 'image/heic' ? { width: 64, height: 64 } : { width: 3, height: 2 };
    expect(measure(type, pictures[type])).toEqual(size);
    expect(flawOf(type, pictures[type])).toBeUndefined();
  });

  test('a picture that calls itself another type is refused', () => {
    for (const type of types)
      for (const other of types.filter((each) => each !== type))
        expect(flawOf(other, pictures[type])).toBe('other-type');
    for (const text of ['<svg/>', 'GIF89a', '', '%PDF-1.7'])
      for (const type of types) expect(flawOf(type, new TextEncoder().encode(text))).toBe('other-type');
  });

  test('a picture that breaks off anywhere is refused', () => {
    for (const type of types)
      for (let length = 0; length < pictures[type].length - 1; length += 1)
        expect([type, length, flawOf(type, pictures[type].subarray(0, length))]).not.toEqual([
          type,
          length,
          undefined,
        ]);
  });

  const claiming = (type: PictureType, width: number, height: number) => {
    const bytes = Uint8Array.from(pictures[type]);
    const view = new DataView(bytes.buffer);
    if (type === 'image/png') {
      view.setUint32(16, width);
      view.setUint32(20, height);
    } else if (type === 'image/jpeg') {
      const frame = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0);
      view.setUint16(frame + 5, height);
      view.setUint16(frame + 7, width);
    } else if (type === 'image/heic') {
      const letters = new TextDecoder('latin1').decode(bytes);
      for (const { index } of letters.matchAll(/ispe/g)) {
        view.setUint32(index + 8, width);
        view.setUint32(index + 12, height);
      }
    } else {
      view.setUint16(26, width, true);
      view.setUint16(28, height, true);
    }
    return bytes;
  };

  test('a few bytes that claim a huge picture are refused, and one without any pixels too', () => {
    for (const type of types) {
      expect(flawOf(type, claiming(type, 15_000, 15_000))).toBe('too-many-pixels');
      expect(flawOf(type, claiming(type, 0, 10))).toBe('broken');
      expect(flawOf(type, claiming(type, 8000, 6000))).toBeUndefined();
    }
    expect(flawOf('image/png', claiming('image/png', 20_000, 10))).toBe('too-many-pixels');
    expect(flawOf('image/png', claiming('image/png', 0xffffffff, 0xffffffff))).toBe('too-many-pixels');
  });

  test('a HEIC is taken when its pieces lie in it and are whole units of HEVC', async () => {
    const heic = pictures['image/heic'];
    const isTaken = (change: (bytes: Uint8Array<ArrayBuffer>, view: DataView) => unknown) => {
      const bytes = Uint8Array.from(heic);
      change(bytes, new DataView(bytes.buffer));
      return isDecodable('image/heic', bytes);
    };
    const at = (kind: string) => new TextDecoder('latin1').decode(heic).indexOf(kind);
    const data = at('mdat') + 4;
    expect(await isTaken(() => undefined)).toBe(true);
    const broken: Record<string, Parameters<typeof isTaken>[0]> = {
      'nothing but zeros': (bytes) => bytes.fill(0, data),
      'zeros behind the first sixteen bytes': (bytes) => bytes.fill(0, data + 16),
      'one letter for all': (bytes) => bytes.fill(0x41, data),
      'a unit that is longer than its piece': (_, view) => view.setUint32(data, 0x31),
      'a unit that is shorter': (_, view) => view.setUint32(data, 0x2f),
      'a unit that shows nothing': (_, view) => view.setUint8(data + 4, 32 << 1),
      'a piece that lies beyond': (_, view) => view.setUint32(at('iloc') + 22, 0x7fffffff),
      'no settings to unpack it by': (bytes) => {
        for (let index = 0; index < bytes.length; index += 1)
          if (bytes[index] === 0x43 && bytes[index - 1] === 0x63 && bytes[index - 2] === 0x76)
            bytes[index] = 0x58;
      },
      'no main picture': (_, view) => view.setUint16(at('pitm') + 8, 99),
      'no coded picture': (bytes) => bytes.set([0x45, 0x78, 0x69, 0x66], at('hvc1')),
    };
    for (const [what, change] of Object.entries(broken))
      expect([what, await isTaken(change)]).toEqual([what, false]);
  });

  test('no bytes whatever in a HEIC make it throw or run on', async () => {
    const heic = pictures['image/heic'];
    const some = fc.array(fc.tuple(fc.nat(heic.length - 1), fc.integer({ min: 0, max: 255 })), {
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(some, async (changes) => {
        const bytes = Uint8Array.from(heic);
        for (const [index, byte] of changes) bytes[index] = byte;
        expect(typeof (await isDecodable('image/heic', bytes))).toBe('boolean');
      }),
      { numRuns: 2000 },
    );
  });

  test('no bytes whatever make it throw or run on', () => {
    const heads = types.map((type) => pictures[type]);
    const bytes = fc
      .tuple(fc.constantFrom(...heads), fc.nat(80), fc.uint8Array({ maxLength: 300 }))
      .map(([head, length, rest]) => Uint8Array.from([...head.subarray(0, length), ...rest]));
    fc.assert(
      fc.property(bytes, fc.constantFrom(...types), (given, type) => {
        const size = measure(type, given);
        if (size) expect(size.width * size.height).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2000 },
    );
  });
});
