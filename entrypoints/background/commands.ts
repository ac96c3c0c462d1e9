// The keys that work on any page. The browser opens the popup itself; the other commands run here.
import { browser } from 'wxt/browser';
import { loadLastClip } from '../../lib/browser/last-view.ts';
import { openBeside, openReviewPage } from '../../lib/browser/open-surface.ts';
import { addSelection, selectionIn } from './add-selection.ts';

interface PressedIn {
  id?: number;
  windowId: number;
}

async function run(command: string, tab: PressedIn | undefined): Promise<void> {
  // Must come first, before anything is awaited: browsers open it only while the key press is being handled.
  if (command === 'open-beside' && tab) await openBeside(tab.windowId);
  if (command === 'open-page') await openReviewPage((await loadLastClip())?.clipId);
  if (command === 'add-stop' && tab?.id !== undefined) await addSelection(await selectionIn(tab.id), tab.id);
}

export function answerCommands(): void {
  browser.commands.onCommand.addListener((command, tab) => {
    run(command, tab).catch((thrown) => console.warn(`Not done: ${command}.`, thrown));
  });
}
