import './day-colour.css';

/** The tokens have so many colours for days; a longer trip begins again. */
const colours = 6;

/** From 0: the first day and the seventh → "day-colour-1". The class gives `--day`. */
export const dayColour = (day: number): string => `day-colour-${(day % colours) + 1}`;
