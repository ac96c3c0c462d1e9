// Reads a file that ships with the extension.
import { browser } from 'wxt/browser';

type Bundled =
  | '/places.bin'
  | '/stops.bin'
  | '/outline.bin'
  | '/detail.bin'
  | '/sense.bin'
  | '/roles.bin'
  | '/encoder.wasm';

export async function bundledBytes(path: Bundled): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(browser.runtime.getURL(path))).arrayBuffer());
}
