// Who a message is from.
import { browser } from 'wxt/browser';

export interface Sender {
  id?: string;
  url?: string;
  origin?: string;
}

/**
 * True of the extension's own pages and its background. A content script has our id too, but the page's origin. The address
 * alone can be made up by a page that has taken over its process; the origin is the browser's word.
 */
export function isOwnSender(sender: Sender): boolean {
  const own = browser.runtime.getURL('/').replace(/\/$/, '');
  const isAtOwn = sender.url?.startsWith(`${own}/`) === true;
  return sender.id === browser.runtime.id && sender.origin === own && isAtOwn;
}
