// The places where the review is shown. The screens are the same; the ways to other surfaces differ.
import type { Clip } from '../lib/model/clip.ts';

export type SurfaceKind = 'popup' | 'beside' | 'page';

/** The other surfaces that can be opened from here. Each picks up the clip that is open here. */
export interface OtherSurfaces {
  kind: SurfaceKind;
  openBeside?: () => void;
  openPage?: (clip: Clip | undefined) => void;
}

export const popupAlone: OtherSurfaces = { kind: 'popup' };
