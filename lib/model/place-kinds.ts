/** What a sight can be. The order is that of the place file: new kinds go to the end. */
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

/** What the table of towns can hold. */
export const townKinds = ['city', 'region', 'country', 'airport'] as const;
export type TownKind = (typeof townKinds)[number];

/** What a found place can be; a `point` is a bare coordinate. */
export const placeKinds = ['point', 'city', 'region', 'country', ...sightKinds] as const;
export type PlaceKind = (typeof placeKinds)[number];
