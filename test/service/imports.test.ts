import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ImportResult } from '../../lib/model/itinerary.ts';
import { type FrameLine, withoutRepeats } from '../../service/imports/frame-text.ts';
import { readFramesBody } from '../../service/imports/frames.ts';
import { linkHash } from '../../service/imports/imported-links.ts';
import { readFrames } from '../../service/imports/read-frames.ts';
import { openTextReader, type TextReader } from '../../service/imports/text-reader.ts';
import { loadKnowledge } from '../../tools/reading/load-places.ts';
import { patientReader } from '../patient-reader.ts';
import { base64, dayOne, frame } from './imports/frame.ts';
import { jpeg, pictures } from './trips.ts';

const knowledge = loadKnowledge();
const dayTwo = ['## Day 2: Braga', '10:00 Bom Jesus do Monte', '15:00 Jardim de Santa Barbara, 2 hours'];

describe('reading frames', () => {
  let textReader: TextReader;
  beforeAll(() => {
    textReader = patientReader();
  });
  afterAll(() => textReader.close());
  const read = (kind: 'album' | 'video' | 'pdf', jpegs: Uint8Array[]) =>
    readFrames({ kind, jpegs }, { textReader, knowledge, now: () => new Date() });
  const stopsOf = (result: ImportResult) =>
    (result.preview.days ?? []).map(({ stops = [] }) => stops.map(({ name }) => name));

  test('an album becomes days and stops, with an honest confidence', async () => {
    const result = await read('album', [frame(dayOne), frame(dayTwo)]);
    if (!result.ok) throw new Error(result.failure);
    const { preview, source } = ImportResult.parse(result.value);
    expect(preview.title).toBe('Four days in Portugal');
    expect(stopsOf(result.value)).toEqual([
      expect.arrayContaining(['Livraria Lello', 'Torre dos Clerigos']),
      expect.arrayContaining(['Bom Jesus do Monte', 'Jardim de Santa Barbara']),
    ]);
    const named = (name: string) =>
      (preview.days ?? []).flatMap(({ stops = [] }) => stops).find((stop) => stop.name === name);
    expect(named('Livraria Lello')?.startTime).toBe('09:00');
    expect(named('Jardim de Santa Barbara')?.durationMinutes).toBe(120);
    expect(source.stops).toBe(stopsOf(result.value).flat().length);
    const placed = (preview.days ?? [])
      .flatMap(({ stops = [] }) => stops)
      .filter(({ coordinate }) => coordinate);
    expect(source.placed).toBe(placed.length);
    expect(source.confidence).toBeGreaterThan(0.2);
    expect(source.confidence).toBeLessThan(0.98);
  });

  test('a caption that stays on the screen is one stop, light on dark too', async () => {
    const dark = { ink: '#ffffff', paper: '#20304a' };
    const frames = [dayOne, dayOne, [...dayOne, '14:00 Mercado do Bolhao']].map((lines) =>
      frame(lines, dark),
    );
    const result = await read('video', frames);
    if (!result.ok) throw new Error(result.failure);
    const names = stopsOf(result.value).flat();
    expect(names.filter((name) => name === 'Livraria Lello')).toEqual(['Livraria Lello']);
    expect(names.some((name) => name?.startsWith('Mercado do Bolh'))).toBe(true);
  });

  test('a picture without words, or one that is no picture, reads nothing and breaks nothing', async () => {
    expect(await read('album', [frame([]), jpeg])).toEqual({ ok: false, failure: 'nothing-read' });
    expect((await textReader.read(new Uint8Array([0xff, 0xd8, 0xff]))).ok).toBe(false);
    const after = await textReader.read(frame(['Still here']));
    expect(after.ok && after.value.map(({ text }) => text)).toEqual(['Still here']);
  });
});

test('a reader that is closed in the middle of a picture ends at once and reads no more', async () => {
  const reader = openTextReader();
  const reading = reader.read(frame(dayOne));
  // By then the picture is with the engine, whose start alone takes longer.
  await new Promise((resolve) => setImmediate(resolve));
  await reader.close();
  expect((await reading).ok).toBe(false);
  expect((await reader.read(frame(dayOne))).ok).toBe(false);
});

describe('lines of a video', () => {
  const line = (text: string): FrameLine => ({
    text,
    cells: [{ text, left: 0, right: 500 }],
    left: 0,
    baseline: 0,
    size: 30,
    confidence: 0.9,
  });
  const kept = (...frames: string[][]) =>
    withoutRepeats(frames.map((texts) => texts.map(line))).map((each) => each.map(({ text }) => text));

  test('are kept once, also when they are read a little differently', () => {
    expect(kept(['Livraria Lello, Porto'], ['Livraria Lello; Porto', 'Ponte Luis'])).toEqual([
      ['Livraria Lello, Porto'],
      ['Ponte Luis'],
    ]);
  });

  test('are two where a number differs', () => {
    expect(kept(['Day 1 in Porto'], ['Day 2 in Porto'])).toEqual([['Day 1 in Porto'], ['Day 2 in Porto']]);
    const chinese = ['第一天在北京的故宫博物院和景山公园参观', '第二天在北京的故宫博物院和景山公园参观'];
    expect(kept(...chinese.map((text) => [text]))).toEqual(chinese.map((text) => [text]));
  });
});

describe('a body', () => {
  const good = { kind: 'album', frames: [{ base64: base64(jpeg) }] };
  test('with frames, a kind and perhaps a link is taken', () => {
    expect(readFramesBody({ ...good, more: 1 })).toMatchObject({ ok: true, value: { kind: 'album' } });
    for (const kind of ['video', 'album', 'pdf']) expect(readFramesBody({ ...good, kind }).ok).toBe(true);
    expect(readFramesBody({ ...good, url: 'https://video.example/7' }).ok).toBe(true);
  });

  const huge = Uint8Array.from(jpeg);
  const at = huge.findIndex((byte, index) => byte === 0xff && huge[index + 1] === 0xc0);
  new DataView(huge.buffer).setUint32(at + 5, 0x1f40_1f40);
  test.each([
    ['nothing', undefined],
    ['a list', []],
    ['no frames', { ...good, frames: [] }],
    ['frames that are text', { ...good, frames: ['abc'] }],
    ['too many frames', { ...good, frames: Array(41).fill({ base64: base64(jpeg) }) }],
    ['another kind', { ...good, kind: 'gif' }],
    ['no kind', { frames: good.frames }],
    ['letters that are not base64', { ...good, frames: [{ base64: '<svg/>' }] }],
    ['a PNG', { ...good, frames: [{ base64: base64(pictures['image/png']) }] }],
    ['half a JPEG', { ...good, frames: [{ base64: base64(jpeg.subarray(0, 60)) }] }],
    ['a JPEG that claims 64 megapixels', { ...good, frames: [{ base64: base64(huge) }] }],
    ['a link that is a script', { ...good, url: 'javascript:alert(1)' }],
  ])('of %s is refused in a sentence', (_, body) => {
    const read = readFramesBody(body);
    expect(read.ok ? '' : read.failure).toMatch(/^\S.*\.$/);
  });
});

describe('links', () => {
  test('are the same without what tracks them', () => {
    const plain = linkHash('https://video.example/watch?v=7');
    for (const other of [
      'https://www.video.example/watch/?utm_source=x&v=7',
      'http://m.video.example/watch?v=7&si=a#t=9',
    ])
      expect(linkHash(other)).toBe(plain);
    expect(linkHash('https://video.example/watch?v=8')).not.toBe(plain);
  });
});
