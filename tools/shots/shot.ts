import type { Fault } from './check.ts';
import type { SurfaceName } from './scene.ts';
import type { Theme } from './stage.ts';

export interface Shot {
  scene: string;
  surface: SurfaceName;
  theme: Theme;
  language: string;
  file: string;
  faults: Fault[];
}
