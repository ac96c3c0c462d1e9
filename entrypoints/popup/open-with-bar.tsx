// The bar comes first: a small script draws it, and the rest of the surface follows while it is already there.
import { type ComponentChild, render } from 'preact';
import '../../components/surface.css';

interface Opening {
  /** Draws the bar; what is pressed on it before the rest is there is pressed again then. */
  bar: (press: (id: string) => () => void) => ComponentChild;
  /** The rest; done once it is drawn. */
  load: () => Promise<(root: Element) => Promise<void>>;
}

export function openWithBar(root: Element | null, { bar, load }: Opening): void {
  if (!root) return;
  const started = load().then((start) => start(root));
  const press = (id: string) => () => void started.then(() => document.getElementById(id)?.click());
  render(<div class="surface">{bar(press)}</div>, root);
}
