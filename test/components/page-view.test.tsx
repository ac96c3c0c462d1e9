// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { PageView } from '../../components/convert/PageView.tsx';
import type { ConvertedFile, FoundBooking } from '../../lib/model/found-booking.ts';
import { ok } from '../../lib/model/result.ts';

afterEach(cleanup);

const file: ConvertedFile = {
  file: 0,
  name: 'ticket.pdf',
  kind: 'pdf',
  pages: 1,
  result: ok(1),
  data: new Blob(),
};
const booking: FoundBooking = {
  id: 'a',
  reservation: { type: 'flight', code: 'C8 417' },
  trust: 0.9,
  files: [0],
  places: [],
  clashes: [],
  state: 'booked',
};

const show = (pictureOf: () => Promise<string | undefined>) =>
  render(
    <PageView
      file={file}
      page={1}
      booking={booking}
      covered={[{ file: 0, page: 1, left: 0.1, top: 0.1, width: 0.2, height: 0.1 }]}
      found={undefined}
      pictureOf={pictureOf}
      onTurn={() => undefined}
    />,
  );

test('a page is shown with what is private covered', async () => {
  const { container } = show(async () => 'blob:page');
  expect(screen.getByText('Loading the page')).toBeTruthy();
  expect(await screen.findByAltText(/ticket\.pdf/)).toBeTruthy();
  expect(container.querySelectorAll('.page-cover')).toHaveLength(1);
});

test('a page that cannot be drawn says so, and nobody waits for it', async () => {
  show(async () => undefined);
  expect(await screen.findByText(/no pages to show/)).toBeTruthy();
  expect(screen.queryByText('Loading the page')).toBeNull();
});
