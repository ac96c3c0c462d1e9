// A text file that ships with the extension, read once and only when someone needs it.
import { browser } from 'wxt/browser';

export async function bundledText(path: '/places.txt'): Promise<string> {
  return (await fetch(browser.runtime.getURL(path))).text();
}
