// A file that ships with the extension, read once and only when someone needs it.
import { browser } from 'wxt/browser';

export async function bundledBytes(path: '/places.bin' | '/stops.bin' | '/outline.bin'): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(browser.runtime.getURL(path))).arrayBuffer());
}
