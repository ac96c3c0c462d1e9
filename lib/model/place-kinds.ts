/** The kinds of sights. The order is part of the place file's format: add new kinds at the end. */
export const sightKinds = [
  ...(['sight', 'museum', 'church', 'mosque', 'temple', 'shrine', 'castle', 'palace', 'fort'] as const),
  ...(['tower', 'bridge', 'square', 'street', 'quarter', 'market', 'park', 'garden', 'beach'] as const),
  ...(['bay', 'waterfall', 'lake', 'river', 'spring', 'island', 'peak', 'pass', 'glacier'] as const),
  ...(['volcano', 'valley', 'canyon', 'cave', 'desert', 'forest', 'nationalpark', 'trail'] as const),
  ...(['viewpoint', 'ruin', 'monument', 'cemetery', 'university', 'stadium', 'theatre'] as const),
  ...(['zoo', 'themepark', 'winery', 'restaurant', 'cafe', 'hotel', 'airport', 'station'] as const),
  ...(['port', 'ski', 'village'] as const),
] as const;
export type SightKind = (typeof sightKinds)[number];

/** The kinds of places in the gazetteer's table of towns. */
export const townKinds = ['city', 'region', 'country', 'airport'] as const;
export type TownKind = (typeof townKinds)[number];

/** The kinds of places that can be found; a `point` is a bare coordinate. */
export const placeKinds = ['point', 'city', 'region', 'country', ...sightKinds] as const;
export type PlaceKind = (typeof placeKinds)[number];
