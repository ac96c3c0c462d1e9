import { describe, expect, test } from 'vitest';
import { maxSubwords } from '../../lib/encoder/page-input.ts';
import { senseFrom } from '../../lib/encoder/page-sense.ts';
import type { SenseHints, TextSense } from '../../lib/model/text-sense.ts';
import { capture, heading, paragraph } from '../read/days/blocks.ts';
import { kernelBytes } from './kernel-bytes.ts';
import { writeModel } from './write-model.ts';

const { sense: ask } = senseFrom(writeModel().file, kernelBytes);
if (!ask) throw new Error('The model does not load.');

function sense(...[page, hints]: Parameters<TextSense>) {
  const read = ask?.(page, hints);
  if (!read) throw new Error('The page was not read.');
  return read;
}

const page = capture([heading('The bay'), paragraph('We rowed to the fort. Rain fell.')]);
const none = { places: [], openings: [] };
const fort = { block: 1, start: 16, end: 20, carrier: 8, isWhole: false };

describe('what a page means', () => {
  test('is said sentence by sentence, its title left out', () => {
    const places = sense(page, none).sentences.map(({ block, start }) => ({ block, start }));
    expect(places).toEqual([
      { block: 0, start: 0 },
      { block: 1, start: 0 },
      { block: 1, start: 22 },
    ]);
  });

  test('changes with what the gazetteer and grammar know', () => {
    const plain = sense(page, none).stops([[fort]])[0];
    const known = sense(page, { ...none, places: [{ at: fort, kind: 'city' }] }).stops([[fort]])[0];
    expect(known).not.toBeCloseTo(plain as number, 4);
    const opensAt = (hints: typeof none | SenseHints) => sense(page, hints).sentences[1]?.opens;
    const ruled = { ...none, openings: [{ block: 1, start: 0, way: 0, trust: 0.9 }] };
    expect(opensAt(ruled)).not.toBeCloseTo(opensAt(none) as number, 4);
  });

  test('is not known of a name that was not read', () => {
    const [here, nowhere] = sense(page, none).stops([[fort], [{ ...fort, block: 7 }]]);
    expect(here).not.toBeNaN();
    expect(nowhere).toBeNaN();
  });

  test('is not asked of a page in letters that were never learned', () => {
    const foreign = capture([heading('باب العامود'), paragraph('مشينا في المدينة القديمة')]);
    expect(ask(foreign, none)).toBeUndefined();
  });

  test('says nothing of days where the page is too long', () => {
    const long = capture([paragraph('We rowed. '.repeat(maxSubwords))]);
    const read = sense(long, none);
    expect(read.sentences).toEqual([]);
    expect(read.trip).not.toBeNaN();
  });
});

test('a damaged model or kernel is left out', () => {
  const { file } = writeModel();
  expect(senseFrom(file.subarray(0, file.length / 2), kernelBytes)).toEqual({});
  expect(senseFrom(file, kernelBytes.subarray(0, 100))).toEqual({});
});
