// The extension's keyboard shortcuts as the traveller has set them, and the browser's own page for changing them.
import { browser } from 'wxt/browser';

export interface Shortcut {
  name: string;
  /** As the browser writes it: "Alt+Shift+C"; empty if none is set. */
  keys: string;
  description: string;
}

export async function listShortcuts(): Promise<Shortcut[]> {
  return (await browser.commands.getAll()).flatMap(({ name, shortcut, description }) =>
    name ? [{ name, keys: shortcut ?? '', description: description ?? '' }] : [],
  );
}

/** Firefox has a function for it since 137; Chrome has a page. */
export async function openShortcutSettings(): Promise<void> {
  const { openShortcutSettings: open } = browser.commands as { openShortcutSettings?: () => Promise<void> };
  if (open) await open.call(browser.commands);
  else await browser.tabs.create({ url: 'chrome://extensions/shortcuts' });
}
