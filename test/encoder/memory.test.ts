import { expect, test, vi } from 'vitest';
import { TextModel } from '../../lib/encoder/text-model.ts';
import { kernelBytes } from './kernel-bytes.ts';
import { someInput } from './some-input.ts';
import { writeModel } from './write-model.ts';

test('memory is taken for the largest page once, and not again for those that follow', async () => {
  const grow = vi.spyOn(WebAssembly.Memory.prototype, 'grow');
  const model = TextModel.load(writeModel().file, kernelBytes);
  const ask = (count: number) => {
    const answers = model?.ask(someInput(count));
    const names = [[{ first: 0, last: Math.min(2, count - 1), carrier: 0 }]];
    answers?.stops(names);
    answers?.destinations(names);
  };
  ask(3000);
  expect(grow).toHaveBeenCalled();
  grow.mockClear();
  for (let page = 0; page < 50; page += 1) ask(1 + ((page * 611) % 3000));
  ask(3000);
  expect(grow).not.toHaveBeenCalled();
});
