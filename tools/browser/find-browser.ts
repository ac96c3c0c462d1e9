// Finds a browser on this machine.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export type BrowserKind = 'chromium' | 'firefox';
export interface FoundBrowser {
  kind: BrowserKind;
  path: string;
}

/** Program names on the PATH, open-source builds first: they load unpacked extensions most readily. */
const names: Record<BrowserKind, string[]> = {
  chromium: [
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'chrome',
    'microsoft-edge-stable',
    'microsoft-edge',
    'msedge',
  ],
  firefox: ['firefox-esr', 'firefox-developer-edition', 'firefox'],
};

/** The install locations on macOS and Windows, which are not on the PATH. */
const places: Record<BrowserKind, string[]> = {
  chromium: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
  firefox: [
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ],
};

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function findBrowser(kind: BrowserKind): FoundBrowser | undefined {
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'));
  const onPath = names[kind].flatMap((name) => folders.map((folder) => join(folder, name)));
  const path = [...onPath, ...places[kind]].find(isProgram);
  return path ? { kind, path } : undefined;
}
