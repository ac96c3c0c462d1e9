// Wayclip's entries in the page's context menu. Choosing one allows Wayclip to read that page once.
import { browser } from 'wxt/browser';
import { openConvertPage, openExplorePage, openReviewPage } from '../../lib/browser/open-surface.ts';
import { asQuestion } from '../../lib/journeys/explore.ts';
import { t } from '../../lib/words/words.ts';
import { addSelection } from './add-selection.ts';
import { answers } from './answers.ts';

const menus = [
  { id: 'clip-page', title: 'menus.clipPage', contexts: ['page'] },
  { id: 'clip-selection', title: 'menus.clipSelection', contexts: ['selection'] },
  { id: 'add-stop', title: 'menus.addStop', contexts: ['selection'] },
  { id: 'find-trips', title: 'explore.menu', contexts: ['selection'] },
  {
    id: 'convert-link',
    title: 'menus.convertLink',
    contexts: ['link'],
    targetUrlPatterns: ['*.pdf', '*.pdf?*', '*.pkpass', '*.eml', '*.ics'].map((name) => `*://*/${name}`),
  },
] as const;

/** The popup reads the page, or the selection if there is one. Some browsers open it only from the toolbar. */
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
    for (const { title, contexts, ...menu } of menus)
      browser.contextMenus.create({ ...menu, title: t(title), contexts: [...contexts] });
  });
  browser.contextMenus.onClicked.addListener(async ({ menuItemId, selectionText, linkUrl }, tab) => {
    if (menuItemId === 'convert-link') return openConvertPage(linkUrl);
    if (menuItemId === 'find-trips') return openExplorePage(asQuestion(selectionText ?? ''));
    if (tab?.id === undefined) return;
    if (menuItemId !== 'add-stop') await openPopup(tab.id);
    // If there is no draft to add to, the page is read into one.
    else if (!(await addSelection(selectionText ?? '', tab.id))) await openPopup(tab.id);
  });
}
