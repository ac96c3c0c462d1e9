// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { ReadingFiles } from '../../components/convert/ReadingFiles.tsx';

afterEach(cleanup);

const show = (file: number, name?: string) =>
  render(
    <ReadingFiles
      names={['mail.eml', 'stay.pdf']}
      progress={{ file, ...(name && { name }), page: 1, pages: 2, found: [] }}
      onStop={() => undefined}
    />,
  );
const bar = (container: Element) => {
  const { value, max } = container.querySelector('progress') ?? {};
  return [value, max];
};

test('each given file has a line, and the bar counts its pages', () => {
  const { container } = show(1, 'stay.pdf');
  expect(screen.getAllByText(/mail\.eml|stay\.pdf/)).toHaveLength(2);
  expect(bar(container)).toEqual([1.5, 2]);
});

test('papers that came with a mail are named while they are read, and the bar does not run over', () => {
  const { container } = show(3, 'ticket.pdf');
  expect(screen.getByText('ticket.pdf')).toBeTruthy();
  expect(bar(container)).toEqual([2.5, 3]);
});
