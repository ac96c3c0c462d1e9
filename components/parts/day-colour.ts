import './day-colour.css';

/** The number of day colours in the tokens; longer trips repeat them. */
const colours = 6;

/** Counts from 0: the first day and the seventh → "day-colour-1". The class sets `--day`. */
export const dayColour = (day: number): string => `day-colour-${(day % colours) + 1}`;
