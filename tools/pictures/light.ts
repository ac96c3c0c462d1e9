// The time of day: a sky, a sun, and how it colours everything below.
import { mix } from './brush.ts';

export interface Light {
  /** From the top down to the horizon. */
  sky: readonly [string, string, string, string];
  sun: { colour: string; glow: string; x: number; y: number; radius: number };
  /** The colour that distant things fade into. */
  haze: string;
  /** The colour that near things are tinted with, and how strongly. */
  tint: string;
  strength: number;
  water: readonly [string, string];
  cloud: string;
  window: string;
  isDark: boolean;
}

export const lights = {
  dawn: {
    sky: ['#7fa6c9', '#b9c3d6', '#f3cdbf', '#fce3c4'],
    sun: { colour: '#fff1d0', glow: '#ffd9a8', x: 860, y: 330, radius: 44 },
    haze: '#f0d3cb',
    tint: '#6d5f86',
    strength: 0.34,
    water: ['#e6c9c8', '#7d94b5'],
    cloud: '#fff1ea',
    window: '#ffdf9e',
    isDark: false,
  },
  day: {
    sky: ['#3f8fce', '#72b4e0', '#b3daee', '#e9f4ee'],
    sun: { colour: '#fffbe8', glow: '#ffffff', x: 930, y: 120, radius: 46 },
    haze: '#d3e8ef',
    tint: '#2f6f9a',
    strength: 0.08,
    water: ['#8fcbdc', '#2b83a8'],
    cloud: '#ffffff',
    window: '#e9f3f6',
    isDark: false,
  },
  golden: {
    sky: ['#5d7ea8', '#c9a48d', '#f6b56c', '#fddc95'],
    sun: { colour: '#fff4cf', glow: '#ffc766', x: 330, y: 340, radius: 54 },
    haze: '#f7c98d',
    tint: '#6b3f35',
    strength: 0.36,
    water: ['#f6c583', '#8a6c74'],
    cloud: '#ffe3b8',
    window: '#ffd98a',
    isDark: false,
  },
  dusk: {
    sky: ['#2a2f63', '#67467f', '#c9687c', '#f7a873'],
    sun: { colour: '#ffd9a0', glow: '#ff9a6b', x: 720, y: 385, radius: 50 },
    haze: '#d47f80',
    tint: '#2b1f4e',
    strength: 0.58,
    water: ['#e2907c', '#3a2f63'],
    cloud: '#f3a58c',
    window: '#ffcf7d',
    isDark: true,
  },
  night: {
    sky: ['#0b1330', '#16264f', '#2a4370', '#4b6a8c'],
    sun: { colour: '#f4f1df', glow: '#b9cbe6', x: 880, y: 140, radius: 36 },
    haze: '#4a668a',
    tint: '#0b1433',
    strength: 0.74,
    water: ['#4a688c', '#0f1c40'],
    cloud: '#7f97b8',
    window: '#ffd27a',
    isDark: true,
  },
} as const satisfies Record<string, Light>;
export type LightName = keyof typeof lights;

/** A thing's own colour in this light, with `distance` from 0 (here) to 1 (lost in the haze). */
export const lit = (light: Light, colour: string, distance = 0): string =>
  mix(mix(colour, light.tint, light.strength), light.haze, distance);
