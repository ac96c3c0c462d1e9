// The bar comes first: a small script draws it, and the rest of the surface follows while it is already there.
import { type ComponentChild, render } from 'preact';
import { warmUpDatabase } from '../lib/library/warm-up-database.ts';
import { setPageLanguage } from '../lib/words/set-page-language.ts';
import '../components/frame/surface.css';

export interface Opening {
  /** What the page's tab is called. */
  title: () => string;
  /** Draws the bar; what is pressed on it before the rest is there is pressed again then. */
  bar: (press: (id: string) => () => void) => ComponentChild;
  /** The rest; done once it is drawn. */
  load: () => Promise<(root: Element) => Promise<void>>;
  /** Left out where the rest opens none. */
  database?: Pick<IDBFactory, 'databases'>;
}

export function openWithBar(root: Element | null, { title, bar, load, database }: Opening): void {
  setPageLanguage(document, title());
  if (!root) return;
  const started = firstFrame()
    .then(() => {
      if (database) warmUpDatabase(database);
      return load();
    })
    .then((start) => start(root));
  const press = (id: string) => () => void started.then(() => document.getElementById(id)?.click());
  render(<div class="surface">{bar(press)}</div>, root);
}

/** A page that nobody sees is given no frames; it is not to wait for one. */
const patienceMilliseconds = 100;

/** Done when the bar is on the screen. Asking for the rest any earlier holds up the frame, and a popup's showing. */
const firstFrame = () =>
  new Promise<void>((resolve) => {
    // A frame's callbacks come before it is drawn; idle is the browser only after it.
    requestAnimationFrame(() => requestIdleCallback(() => resolve()));
    setTimeout(resolve, patienceMilliseconds);
  });
