// Injected into the page when the traveller asks where a stop came from. What `main` returns is passed to the background.
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { clearMarks } from '../lib/mark/show-ranges.ts';
import { showWords } from '../lib/mark/show-words.ts';
import type { WantedWords } from '../lib/model/wanted-words.ts';

/** A script injected from a file takes no arguments, so the words are put here just before. */
const world = globalThis as { wayclipWanted?: WantedWords };

function clearOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  clearMarks();
  document.removeEventListener('keydown', clearOnEscape);
}

export default defineUnlistedScript(() => {
  const wanted = world.wayclipWanted;
  if (!wanted) return 'absent';
  document.addEventListener('keydown', clearOnEscape);
  return showWords(document, wanted, () => performance.now());
});
