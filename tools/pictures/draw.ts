// All scenes with their hours: each pair becomes one picture of the service's set.
import { height, width } from './brush.ts';
import { type LightName, lights } from './light.ts';
import type { Scene } from './scene.ts';
import { coast } from './scenes/coast.ts';
import { canyon, desert, savanna } from './scenes/drylands.ts';
import { meadows, temple, terraces, vineyard } from './scenes/fields.ts';
import { fjord, lake, mountains } from './scenes/heights.ts';
import { jungle } from './scenes/jungle.ts';
import { lanterns } from './scenes/lanterns.ts';
import { ruins } from './scenes/ruins.ts';
import { beach, harbour, whiteVillage } from './scenes/seaside.ts';
import { snow } from './scenes/snow.ts';
import { metropolis, oldTown, river } from './scenes/towns.ts';

const scenes: Record<string, { scene: Scene; seed: number; hours: readonly LightName[] }> = {
  coast: { scene: coast, seed: 3, hours: ['day', 'dusk'] },
  beach: { scene: beach, seed: 8, hours: ['day', 'dusk'] },
  harbour: { scene: harbour, seed: 5, hours: ['day', 'golden'] },
  'white-village': { scene: whiteVillage, seed: 4, hours: ['day', 'dusk'] },
  mountains: { scene: mountains, seed: 11, hours: ['day', 'dawn'] },
  lake: { scene: lake, seed: 6, hours: ['dawn', 'day'] },
  fjord: { scene: fjord, seed: 9, hours: ['day', 'dusk'] },
  snow: { scene: snow, seed: 7, hours: ['day', 'night'] },
  desert: { scene: desert, seed: 2, hours: ['golden', 'night'] },
  canyon: { scene: canyon, seed: 12, hours: ['day', 'dusk'] },
  savanna: { scene: savanna, seed: 10, hours: ['golden', 'day'] },
  'old-town': { scene: oldTown, seed: 14, hours: ['golden', 'day'] },
  river: { scene: river, seed: 15, hours: ['dawn', 'dusk'] },
  metropolis: { scene: metropolis, seed: 16, hours: ['day', 'night'] },
  lanterns: { scene: lanterns, seed: 17, hours: ['dusk', 'night'] },
  ruins: { scene: ruins, seed: 18, hours: ['golden', 'day'] },
  vineyard: { scene: vineyard, seed: 19, hours: ['golden', 'day'] },
  terraces: { scene: terraces, seed: 20, hours: ['dawn', 'day'] },
  temple: { scene: temple, seed: 21, hours: ['dawn', 'dusk'] },
  jungle: { scene: jungle, seed: 22, hours: ['day', 'dawn'] },
  meadows: { scene: meadows, seed: 23, hours: ['day', 'dawn'] },
};

// A paper texture, which makes geometric shapes look hand-drawn.
const paper = `<filter id="paper" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.035 0.05" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.5  0.9 0 0 0 -0.28"/></filter>`;

export interface Drawing {
  /** "coast-dusk" */
  name: string;
  svg: string;
}

export const drawings = (): Drawing[] =>
  Object.entries(scenes).flatMap(([kind, { scene, seed, hours }]) =>
    hours.map((hour) => ({
      name: `${kind}-${hour}`,
      svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${paper}</defs>${scene(lights[hour], seed)}<rect width="${width}" height="${height}" filter="url(#paper)" opacity="0.1" style="mix-blend-mode:soft-light"/></svg>`,
    })),
  );
