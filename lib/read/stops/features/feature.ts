// Pure: no browser, no network, no clock.

/** A candidate's features by name. The order in the model file decides where each goes. */
export type Features = Record<string, number>;

/** A yes or no as a number. */
export const flag = (value: unknown): number => (value ? 1 : 0);
