// Draws the bar with a small script first; the rest of the surface loads while the bar is already on the screen.
import { type ComponentChild, render } from 'preact';
import { warmUpDatabase } from '../lib/library/warm-up-database.ts';
import { setPageLanguage } from '../lib/words/set-page-language.ts';
import '../components/frame/surface.css';

export interface Opening {
  /** The title of the tab. */
  title: () => string;
  /** Draws the bar. A button pressed before the rest has loaded is clicked again once it is there. */
  bar: (press: (id: string) => () => void) => ComponentChild;
  /** Loads the rest. The function it returns resolves once the rest is drawn. */
  load: () => Promise<(root: Element) => Promise<void>>;
  /** Left out if the rest opens no database. */
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

/** A hidden page gets no animation frames and must not wait for one. */
const patienceMilliseconds = 100;

/** Resolves when the bar is on the screen. Loading the rest any earlier delays the frame, and a popup's opening. */
const firstFrame = () =>
  new Promise<void>((resolve) => {
    // Frame callbacks run before the frame is painted; the browser becomes idle only afterwards.
    requestAnimationFrame(() => requestIdleCallback(() => resolve()));
    setTimeout(resolve, patienceMilliseconds);
  });
