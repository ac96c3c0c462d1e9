// Pure: no browser, no network, no clock.

/** What goes from one place to another. */
export const legKinds = ['flight', 'train', 'bus', 'ferry'] as const;
export type LegKind = (typeof legKinds)[number];
