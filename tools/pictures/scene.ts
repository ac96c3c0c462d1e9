import type { Light } from './light.ts';

/** Draws what stands between sky and frame; the same light and seed give the same picture. */
export type Scene = (light: Light, seed: number) => string;
