// One picture to take: the surface, the background's answers, and the steps before it.
import type { Page } from 'puppeteer-core';
import type { RequestName } from '../../lib/browser/messages.ts';

export type SurfaceName = 'popup' | 'panel' | 'page' | 'settings' | 'convert' | 'welcome' | 'sample';

/** The answers of the background; `never` leaves the request pending. */
export type Answers = { [N in RequestName]?: unknown };
export const never = 'never';

export interface Scene {
  name: string;
  surfaces: SurfaceName[];
  answers: Answers;
  /** The answers after an edit was sent: another window has written meanwhile. */
  sinceEdit?: Answers;
  /** No draft is stored: nothing has been read yet. */
  isEmpty?: boolean;
  /** The end of the page's URL. */
  query?: string;
  /** Thousands of similar rows: axe-core would report the same as for a few. */
  isVast?: boolean;
  /** The traveller's actions before the picture is taken. */
  act?: (page: Page) => Promise<void>;
}
