// The pictures that come with the service, drawn by tools/draw-pictures.ts into drawn/.
import { stableId } from '../stable-id.ts';

/** The landscapes, and the hours at which each was drawn. */
const kinds = {
  coast: ['day', 'dusk'],
  beach: ['day', 'dusk'],
  harbour: ['day', 'golden'],
  'white-village': ['day', 'dusk'],
  mountains: ['day', 'dawn'],
  lake: ['dawn', 'day'],
  fjord: ['day', 'dusk'],
  snow: ['day', 'night'],
  desert: ['golden', 'night'],
  canyon: ['day', 'dusk'],
  savanna: ['golden', 'day'],
  'old-town': ['golden', 'day'],
  river: ['dawn', 'dusk'],
  metropolis: ['day', 'night'],
  lanterns: ['dusk', 'night'],
  ruins: ['golden', 'day'],
  vineyard: ['golden', 'day'],
  terraces: ['dawn', 'day'],
  temple: ['dawn', 'dusk'],
  jungle: ['day', 'dawn'],
  meadows: ['day', 'dawn'],
} as const satisfies Record<string, readonly Hour[]>;

export type Hour = 'dawn' | 'day' | 'golden' | 'dusk' | 'night';
export type Kind = keyof typeof kinds;

export const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text);
const allKinds = Object.keys(kinds).filter(isKind);

export interface DrawnPicture {
  /** "coast-dusk" */
  name: string;
  kind: Kind;
  hour: Hour;
  /** Shaped like any other picture's key, so that other code need not know that the file is stored elsewhere. */
  key: string;
  /** The motif in front of the landscape, if any. */
  motif?: string;
}

export const drawnPictures: readonly DrawnPicture[] = allKinds.flatMap((kind) =>
  kinds[kind].map((hour) => {
    const name = `${kind}-${hour}`;
    return { name, kind, hour, key: `${stableId(`picture:${name}`)}.webp` };
  }),
);
