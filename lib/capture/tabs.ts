// Tabs have their titles in a row above and their text in panels below: each title belongs before its panel.
import { shortText } from './bounded-text.ts';

const maxTitleLength = 150;

/** The title of the panel that begins with this element. */
export function panelTitle(element: Element): string | undefined {
  if (element.getAttribute('role') !== 'tabpanel') return undefined;
  const id = element.getAttribute('aria-labelledby');
  const title = id ? shortText(element.ownerDocument.getElementById(id), maxTitleLength + 1) : '';
  return title !== '' && title.length <= maxTitleLength ? title : undefined;
}

/** True for a row of tabs whose titles are written with their panels. */
export function isRowOfTabs(element: Element): boolean {
  if (element.getAttribute('role') !== 'tablist') return false;
  const tab = element.querySelector('[role="tab"]');
  const panelId = tab?.getAttribute('aria-controls');
  const panel = panelId ? element.ownerDocument.getElementById(panelId) : null;
  return panel !== null && panelTitle(panel) !== undefined;
}
