// @vitest-environment happy-dom
// A file that is a picture of text: the service can read it, if the account allows that.
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { LetServiceRead } from '../../components/convert/LetServiceRead.tsx';
import { type ServiceReader, ServiceReaderContext } from '../../components/convert/service-reader.ts';
import type { ConvertedFile } from '../../lib/model/found-booking.ts';
import { fail } from '../../lib/model/result.ts';
import { settled } from './fake-background.ts';

afterEach(cleanup);

const scan: ConvertedFile = {
  file: 0,
  name: 'scan.pdf',
  kind: 'pdf',
  pages: 2,
  result: fail({ kind: 'pdf-no-text', pages: 2 }),
  data: new Blob(['x']),
};
const show = (file: ConvertedFile | ConvertedFile[], reader: ServiceReader | undefined) =>
  render(
    <ServiceReaderContext.Provider value={reader}>
      <LetServiceRead files={[file].flat()} />
    </ServiceReaderContext.Provider>,
  );
const words = 'Send its pages to the service to read';

test('nothing is sent until it is pressed; a refusal is told and not offered again', async () => {
  const read = vi.fn(async () => ({ kind: 'import-forbidden' as const }));
  show(scan, { canRead: async () => true, read });
  const button = await screen.findByText(words);
  expect(read).not.toHaveBeenCalled();
  fireEvent.click(button);
  await screen.findByText('Only the service’s own apps can do this');
  expect(read).toHaveBeenCalledWith([scan]);
  expect(screen.queryByText(words)).toBeNull();
});

test('all files that can be looked at are sent, and no others', async () => {
  const read = vi.fn(async () => undefined);
  const essay: ConvertedFile = { ...scan, result: fail({ kind: 'pdf-not-a-booking', pages: 1 }) };
  const photo: ConvertedFile = { ...scan, file: 2, kind: 'image', pages: 1 };
  const video: ConvertedFile = { ...scan, file: 3, kind: 'video', result: fail({ kind: 'file-is-video' }) };
  show([scan, essay, photo, video], { canRead: async () => true, read });
  fireEvent.click(await screen.findByText('Send their pages to the service to read'));
  expect(read).toHaveBeenCalledWith([scan, photo, video]);
});

test('a long file says how much of it is sent; a video has no pages to miss', async () => {
  const reader = { canRead: async () => true, read: async () => undefined };
  show({ ...scan, pages: 30 }, reader);
  await screen.findByText(words);
  expect(document.body.textContent).toContain('12 of 30 pages are sent');
  cleanup();
  show({ ...scan, kind: 'video', pages: 0, result: fail({ kind: 'file-is-video' }) }, reader);
  await screen.findByText('Send its pictures to the service to read');
  expect(document.body.textContent).not.toContain('pages are sent');
});

test('of many files none is left out; of more than an import holds, it is told which', async () => {
  const reader = { canRead: async () => true, read: async () => undefined };
  const photo: ConvertedFile = { ...scan, kind: 'image', pages: 1 };
  const all = 'Send their pages to the service to read';
  show(Array(20).fill(photo), reader);
  await screen.findByText(all);
  expect(document.querySelector('.convert-part')).toBeNull();
  cleanup();
  show(Array(20).fill(scan), reader);
  await screen.findByText(all);
  expect(document.body.textContent).toContain('room for 20 pictures: 20 of 40 pages are sent');
  cleanup();
  show(Array(45).fill(photo), reader);
  await screen.findByText(all);
  expect(document.body.textContent).toContain('takes 40 of these 45 files');
});

test('a missing plan is told, and can be tried again', async () => {
  show(scan, { canRead: async () => true, read: async () => ({ kind: 'import-needs-plan' }) });
  fireEvent.click(await screen.findByText(words));
  await screen.findByText('Reading pictures needs a paid plan on the service');
  expect(screen.getByText(words)).toBeTruthy();
});

test.each<[string, ConvertedFile, ServiceReader | undefined]>([
  ['an account that may not', scan, { canRead: async () => false, read: async () => undefined }],
  ['no service', scan, undefined],
  [
    'a damaged file',
    { ...scan, result: fail({ kind: 'pdf-corrupt' }) },
    { canRead: async () => true, read: async () => undefined },
  ],
])('%s: it is not offered', async (_, file, reader) => {
  show(file, reader);
  await settled();
  expect(document.body.textContent).toBe('');
});
