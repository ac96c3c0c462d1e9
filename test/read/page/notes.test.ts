// What becomes a note, and what does not.
import { describe, expect, test } from 'vitest';
import { notes } from '../../../lib/read/page/notes.ts';
import { capture, paragraph } from '../../draft/a-page.ts';

const notesAfterHeading = (text: string): string[] =>
  notes
    .read(
      capture({ kind: 'heading', level: 2, text: 'The old mill', spans: [] }, paragraph(text)),
      {} as never,
    )
    .flatMap(({ claim }) => (claim.kind === 'note' ? [claim.text] : []));

describe('the paragraph below a heading', () => {
  test.each([
    ['Day 1: we met at the gate and walked on.', ['we met at the gate and walked on.']],
    ['Día 2, salida temprano hacia el molino viejo.', ['salida temprano hacia el molino viejo.']],
    ['Day 1 was long and hot, and worth it.', ['Day 1 was long and hot, and worth it.']],
    ['The wheel still turns. What we saw there:', ['The wheel still turns.']],
    [
      'the smallest one. Its wheel stands in the park behind the church.',
      ['Its wheel stands in the park behind the church.'],
    ],
    ['(near the station) The wheel still turns on Sundays.', ['The wheel still turns on Sundays.']],
    [
      'a quiet house by the river where bread is baked. Come early.',
      ['a quiet house by the river where bread is baked. Come early.'],
    ],
    ['(they grind rye too) and great bread as well.', ['(they grind rye too) and great bread as well.']],
    ['水車は今も回っています。そこで見たものは次のとおりです：', ['水車は今も回っています。']],
  ])('%s', (text, kept) => expect(notesAfterHeading(text)).toEqual(kept));

  test.each([
    'Day 1: from the gate to the mill. Day 2: from the mill to the sea.',
    '第1天：从城门走到老水车那里。第2天：从水车一直走到海边。',
    'What there is to see here, in short:',
  ])('is none: %s', (text) => expect(notesAfterHeading(text)).toEqual([]));
});

test('a line that is one link says where else to read, and nothing of the place', () => {
  const text = 'Ten things to see around the old mill (guide)';
  const link = { kind: 'link' as const, start: 0, end: text.length, href: 'https://mills.example/ten' };
  const read = notes.read(
    capture(
      { kind: 'heading', level: 2, text: 'The old mill', spans: [] },
      { kind: 'paragraph', text, spans: [link] },
    ),
    {} as never,
  );
  expect(read).toEqual([]);
});
