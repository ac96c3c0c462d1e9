// Checks who sent a message.
import { browser } from 'wxt/browser';

export interface Sender {
  id?: string;
  url?: string;
  origin?: string;
  tab?: unknown;
}

const ownOrigin = () => browser.runtime.getURL('/').replace(/\/$/, '');

/**
 * True for the extension's own pages. A content script has our id too, but the page's origin. The address alone can be
 * forged by a page that has taken over its process; the origin is set by the browser.
 */
export function isOwnPage({ id, url, origin }: Sender): boolean {
  const own = ownOrigin();
  return id === browser.runtime.id && origin === own && url?.startsWith(`${own}/`) === true;
}

/** Chromium gives no origin for a worker. It is in no tab, unlike pages and the scripts in them. */
const isOwnWorker = ({ id, url, origin, tab }: Sender): boolean =>
  id === browser.runtime.id &&
  origin === undefined &&
  tab === undefined &&
  url === `${ownOrigin()}/background.js`;

/** True for the background, whether page or worker, and for our other pages. */
export const isOwnSender = (sender: Sender): boolean => isOwnPage(sender) || isOwnWorker(sender);
