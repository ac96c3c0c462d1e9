// Where the review is shown. The screens are the same everywhere; the way out of them differs.
import type { Clip } from '../lib/model/clip.ts';

export type SurfaceKind = 'popup' | 'beside' | 'page';

/** The other surfaces that can be opened from here; each picks up the clip that lies here. */
export interface OtherSurfaces {
  kind: SurfaceKind;
  openBeside?: () => void;
  openPage?: (clip: Clip | undefined) => void;
}

export const popupAlone: OtherSurfaces = { kind: 'popup' };
