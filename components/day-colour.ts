/** The tokens have so many colours for days; a longer trip begins again. */
const colours = 6;

/** 0 → 1 … 5 → 6, 6 → 1: the number at the end of "route-day-1", "map-day-1" and the like. */
export const dayColour = (day: number): number => (day % colours) + 1;
