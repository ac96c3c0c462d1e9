import { expect, test } from 'vitest';
import type { PaperWord } from '../../../../lib/model/paper-sense.ts';
import { sensedPaper } from '../../../../lib/read/booking/roles/sensed-paper.ts';
import { printed } from '../printed.ts';
import { answerOf } from './some-answer.ts';

test('asks the model once for what was already shown of a long file', () => {
  const asked: string[][] = [];
  const paperSense = (words: readonly PaperWord[]) => {
    asked.push(words.map(({ text }) => text));
    return answerOf(words.map(() => ({ role: 'none' })));
  };
  const page = 'Zorvik Air ZA 417\n12 May 2027';
  sensedPaper(printed(page), { paperSense });
  sensedPaper(printed(page), { paperSense });
  expect(asked).toHaveLength(1);
  sensedPaper(printed(`${page}\nSeat 14C`), { paperSense });
  expect(asked).toHaveLength(2);
});
