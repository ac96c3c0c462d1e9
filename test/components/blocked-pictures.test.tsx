// @vitest-environment happy-dom
// Pictures that the page does not allow, and the options that remain.
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { BlockedPictures } from '../../components/pictures/BlockedPictures.tsx';
import { PictureRequest, wishImage } from '../../components/pictures/PictureRequest.tsx';
import { type PictureSource, PictureSourceContext } from '../../components/pictures/picture-source.ts';
import { clip } from './sample.ts';

afterEach(cleanup);

function show(srcs: string[], source: Partial<PictureSource>) {
  const onTaken = vi.fn();
  const whole: PictureSource = {
    copiesOf: async () => new Map(),
    keepFile: async () => undefined,
    ...source,
  };
  render(
    <PictureSourceContext.Provider value={whole}>
      <BlockedPictures clip={clip()} srcs={srcs} onTaken={onTaken} />
    </PictureSourceContext.Provider>,
  );
  return onTaken;
}

test('the host is asked for by name, only when it is pressed', async () => {
  const allowHosts = vi.fn(async () => true);
  const onTaken = show(['https://cdn.example/a.jpg'], { hostsOf: () => ['cdn.example'], allowHosts });
  expect(allowHosts).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Allow cdn.example'));
  await vi.waitFor(() => expect(onTaken).toHaveBeenCalledOnce());
  expect(allowHosts).toHaveBeenCalledWith(['https://cdn.example/a.jpg']);
});

test('a no changes nothing and is told', async () => {
  const onTaken = show(['https://cdn.example/a.jpg'], {
    hostsOf: () => ['cdn.example'],
    allowHosts: async () => false,
  });
  fireEvent.click(screen.getByText('Allow cdn.example'));
  await screen.findByText(/That didn’t work/);
  expect(onTaken).not.toHaveBeenCalled();
});

test('what no host gives can be cut out of the screen', async () => {
  const onTaken = show(['data:x'], {
    hostsOf: () => [],
    allowHosts: async () => true,
    takeFromScreen: async () => 1,
  });
  expect(screen.queryByRole('button', { name: /^Allow/ })).toBeNull();
  fireEvent.click(screen.getByText('Capture from screen'));
  await vi.waitFor(() => expect(onTaken).toHaveBeenCalledOnce());
});

test('nothing is offered where all pictures are there, or nothing can be done', () => {
  show([], { takeFromScreen: async () => 1 });
  show(['https://cdn.example/a.jpg'], {});
  expect(document.body.textContent).toBe('');
});

test('words for the service become the wish, and none lets it pick', () => {
  const onWish = vi.fn();
  render(<PictureRequest image={wishImage('Porto')} onWish={onWish} />);
  const field = screen.getByLabelText('Search words') as HTMLInputElement;
  expect(field.value).toBe('Porto');
  fireEvent.input(field, { target: { value: 'Ribeira' } });
  expect(onWish).toHaveBeenLastCalledWith({ kind: 'image', src: 'search:Ribeira', alt: 'Ribeira' });
  fireEvent.input(field, { target: { value: '' } });
  expect(onWish).toHaveBeenLastCalledWith({ kind: 'image', src: 'auto:', alt: '' });
});
