// Connects the quotes of a clip to its page: shown in its open tab through the background, or opened in a new tab.
import { useMemo } from 'preact/hooks';
import type { WordsOnPage } from '../../components/quote/words-on-page.ts';
import type { Clip } from '../../lib/model/clip.ts';
import { askFor } from '../background-link.ts';
import type { SurfaceController } from '../controller.ts';
import type { SurfaceKind } from '../surface.ts';
import { addressWithWords } from './source-address.ts';

/** Undefined for a clip made from a file, which has no page to show. */
export function useWordsOnPage(
  clip: Clip | undefined,
  { background, outside }: SurfaceController,
  kind: SurfaceKind,
): WordsOnPage | undefined {
  const clipId = clip?.source.kind === 'page' ? clip.id : undefined;
  const url = clip?.source.url ?? '';
  return useMemo(
    () =>
      clipId === undefined
        ? undefined
        : {
            show: (wanted) => askFor(background, 'words.show', { clipId, wanted, fromPage: kind === 'page' }),
            open: (wanted) => outside.openTab(addressWithWords(url, wanted.words)),
          },
    [clipId, url, background, outside, kind],
  );
}
