// Who a message is from.
import { browser } from 'wxt/browser';

export interface Sender {
  id?: string;
  url?: string;
  origin?: string;
  tab?: unknown;
}

const ownOrigin = () => browser.runtime.getURL('/').replace(/\/$/, '');

/**
 * True of the extension's own pages. A content script has our id too, but the page's origin. The address alone can be made
 * up by a page that has taken over its process; the origin is the browser's word.
 */
export function isOwnPage({ id, url, origin }: Sender): boolean {
  const own = ownOrigin();
  return id === browser.runtime.id && origin === own && url?.startsWith(`${own}/`) === true;
}

/** Chromium tells no origin of a worker. It is in no tab, as every page and all that runs in one is. */
const isOwnWorker = ({ id, url, origin, tab }: Sender): boolean =>
  id === browser.runtime.id &&
  origin === undefined &&
  tab === undefined &&
  url === `${ownOrigin()}/background.js`;

/** True of the background, be it a page or a worker, and of our other pages. */
export const isOwnSender = (sender: Sender): boolean => isOwnPage(sender) || isOwnWorker(sender);
