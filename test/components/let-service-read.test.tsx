// @vitest-environment happy-dom
// A file that is a picture of text: the service may read it, where the account may ask for that.
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
const show = (file: ConvertedFile, reader: ServiceReader | undefined) =>
  render(
    <ServiceReaderContext.Provider value={reader}>
      <LetServiceRead files={[file]} />
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
  expect(read).toHaveBeenCalledWith(scan);
  expect(screen.queryByText(words)).toBeNull();
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
