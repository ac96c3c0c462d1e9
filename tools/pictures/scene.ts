import type { Light } from './light.ts';

/** Draws everything between the sky and the frame; the same light and seed give the same picture. */
export type Scene = (light: Light, seed: number) => string;
