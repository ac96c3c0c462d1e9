// One picture to take: where, with which answers of the background, and what is done first.
import type { Page } from 'puppeteer-core';
import type { AskName } from '../../lib/browser/messages.ts';

export type SurfaceName = 'popup' | 'panel' | 'page' | 'settings' | 'convert' | 'welcome' | 'sample';

/** What the background would answer; `never` leaves the asker waiting. */
export type Answers = { [N in AskName]?: unknown };
export const never = 'never';

export interface Scene {
  name: string;
  surfaces: SurfaceName[];
  answers: Answers;
  /** What it answers instead once an edit was sent: another window has written meanwhile. */
  sinceEdit?: Answers;
  /** Nothing was read yet: no draft lies there. */
  isEmpty?: boolean;
  /** What the page's address ends in. */
  query?: string;
  /** Thousands of rows that are all alike: what axe-core would say of each, it says of the same screen with few. */
  isVast?: boolean;
  /** What the traveller does before the picture is taken. */
  act?: (page: Page) => Promise<void>;
}
