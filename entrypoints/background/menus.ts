// What Wayclip offers in the page's own menu. Choosing one is the traveller's leave to read that page, once.
import { browser } from 'wxt/browser';
import { openReviewPage } from '../../lib/browser/open-surface.ts';
import { t } from '../../lib/words/words.ts';
import { addSelection } from './add-selection.ts';
import { answers } from './answers.ts';

const menus = [
  { id: 'clip-page', title: 'menus.clipPage', contexts: ['page'] },
  { id: 'clip-selection', title: 'menus.clipSelection', contexts: ['selection'] },
  { id: 'add-stop', title: 'menus.addStop', contexts: ['selection'] },
] as const;

/** The popup reads the page, or the selection where there is one. Some browsers open it only from the toolbar. */
async function openPopup(tabId: number): Promise<void> {
  try {
    await browser.action.openPopup();
  } catch {
    const clip = await answers['clip.page']({ tabId });
    if (clip.ok) await openReviewPage(clip.value.id);
  }
}

export function offerMenus(): void {
  browser.runtime.onInstalled.addListener(async () => {
    await browser.contextMenus.removeAll();
    for (const { id, title, contexts } of menus)
      browser.contextMenus.create({ id, title: t(title), contexts: [...contexts] });
  });
  browser.contextMenus.onClicked.addListener(async ({ menuItemId, selectionText }, tab) => {
    if (tab?.id === undefined) return;
    if (menuItemId !== 'add-stop') await openPopup(tab.id);
    // Without a draft to add to, the page gives one.
    else if (!(await addSelection(selectionText ?? '', tab.id))) await openPopup(tab.id);
  });
}
