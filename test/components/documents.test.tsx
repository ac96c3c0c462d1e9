// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { DocumentsPart } from '../../components/documents/DocumentsPart.tsx';
import type { DocumentsActions, DocumentsView } from '../../components/documents/documents-view.ts';
import { TakeAlongContext } from '../../components/export/take-along.ts';
import { maxDocumentBytes } from '../../lib/model/document.ts';
import { byteWords } from '../../lib/words/byte-words.ts';

afterEach(cleanup);

const items = [
  { id: 'doc-1', name: 'LH 1170.pdf', kind: 'flight' },
  { id: 'doc-2', name: ' ', kind: 'Ski pass' },
  { id: 'doc-3', kind: 'other' },
];
const here = { is: 'here', items, canAdd: true, canSave: true } as const satisfies DocumentsView;
const acts = () => ({
  onAllow: vi.fn<DocumentsActions['onAllow']>(),
  onAdd: vi.fn<DocumentsActions['onAdd']>(),
  onRename: vi.fn<DocumentsActions['onRename']>(),
  onRemove: vi.fn<DocumentsActions['onRemove']>(),
  onSave: vi.fn<DocumentsActions['onSave']>(),
  onAgain: vi.fn<DocumentsActions['onAgain']>(),
});
const look = (documents: DocumentsView) => {
  const actions = acts();
  render(<DocumentsPart documents={documents} actions={actions} onSettings={vi.fn()} />);
  return actions;
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (file: File) => {
  const input = document.querySelector('#document-file') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true });
  fireEvent.change(input);
};

test('each is listed with its name and kind; a kind nobody knows is said as the service says it', () => {
  look(here);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(['LH 1170.pdfFlight', 'Unnamed documentSki pass', 'Unnamed document']);
  expect(screen.getByRole('region', { name: 'Documents' })).toBeTruthy();
  expect(screen.getByText(/Only you can see these/)).toBeTruthy();
});

test('nothing is asked for before the traveller presses', () => {
  const { onAllow } = look({ is: 'closed' });
  expect(screen.getByText(/The service will ask whether Wayclip may see them/)).toBeTruthy();
  press('Show documents');
  expect(onAllow).toHaveBeenCalledOnce();
});

test('a sign-in that was given up says so, and can be made again', () => {
  const { onAllow } = look({ is: 'closed', failure: { kind: 'service-silent' } });
  press('Try again');
  expect(onAllow).toHaveBeenCalledOnce();
});

test('a file is added with a name and a kind, and where it goes is said first', () => {
  const { onAdd } = look(here);
  const file = new File(['x'], 'hut.pdf');
  choose(file);
  expect(screen.getByText(/The whole file goes to your service/)).toBeTruthy();
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: ' ' } });
  fireEvent.submit(document.querySelector('form') as Element);
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: ' Hut, two beds ' } });
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'lodging' } });
  fireEvent.submit(document.querySelector('form') as Element);
  expect(onAdd.mock.calls).toEqual([[{ file, name: 'Hut, two beds', kind: 'lodging' }]]);
  expect(document.querySelector('dialog')).toBeNull();
});

test('a file that is too large is not sent, and the limit is named', () => {
  const { onAdd } = look(here);
  const file = new File(['x'], 'film.mov');
  Object.defineProperty(file, 'size', { value: maxDocumentBytes + 1 });
  choose(file);
  fireEvent.submit(document.querySelector('form') as Element);
  expect(onAdd).not.toHaveBeenCalled();
  expect(
    screen
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join(),
  ).toContain(`too large. Wayclip sends files up to ${byteWords(maxDocumentBytes)}`);
});

test('one is renamed where it stands, and deleted only after a question', () => {
  const { onRename, onRemove } = look(here);
  press('More for LH 1170.pdf');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'There' } });
  fireEvent.submit(document.querySelector('form') as Element);
  expect(onRename.mock.calls).toEqual([['doc-1', 'There']]);
  press('More for LH 1170.pdf');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Delete document' }));
  expect(onRemove).not.toHaveBeenCalled();
  expect(screen.getByText('Delete “LH 1170.pdf”?')).toBeTruthy();
  fireEvent.click(document.querySelector('#confirm') as Element);
  expect(onRemove.mock.calls).toEqual([['doc-1']]);
});

test('none yet is said once; adding is not offered where it cannot be', () => {
  look({ ...here, items: [], canAdd: false });
  expect(screen.getByText('No documents on this trip yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add document' })).toBeNull();
  cleanup();
  const popup = { canChooseFiles: false } as Parameters<typeof TakeAlongContext.Provider>[0]['value'];
  render(
    <TakeAlongContext.Provider value={popup}>
      <DocumentsPart documents={here} actions={acts()} onSettings={vi.fn()} />
    </TakeAlongContext.Provider>,
  );
  expect(screen.queryByRole('button', { name: 'Add document' })).toBeNull();
  press('More for LH 1170.pdf');
  expect(screen.queryByRole('menuitem', { name: 'Save a copy' })).toBeNull();
});

test('its file is saved by a press, where the service hands it out', () => {
  const { onSave } = look(here);
  press('More for LH 1170.pdf');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Save a copy' }));
  expect(onSave.mock.calls).toEqual([['doc-1']]);
  cleanup();
  look({ ...here, canSave: false });
  press('More for LH 1170.pdf');
  expect(screen.queryByRole('menuitem', { name: 'Save a copy' })).toBeNull();
});

test('while one is changed, no other can be', () => {
  look({ ...here, busy: 'doc-2' });
  const [menu] = screen.getAllByRole('button', { name: /More for/ });
  fireEvent.click(menu as Element);
  expect([menu?.getAttribute('aria-disabled'), screen.queryByRole('menu')]).toEqual(['true', null]);
  expect(document.querySelector('[data-document=doc-2]')?.getAttribute('aria-busy')).toBe('true');
});

test('the focus of a document that is deleted comes back at the title', () => {
  const part = (items: typeof here.items) => (
    <DocumentsPart documents={{ ...here, items }} actions={acts()} onSettings={vi.fn()} />
  );
  const { rerender } = render(part(here.items));
  rerender(part(here.items.slice(1)));
  expect(document.activeElement?.id).toBe('documents-title');
});
