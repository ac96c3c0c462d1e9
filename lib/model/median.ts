/** The middle value; the upper of the two middle ones for an even count, 0 for an empty list. */
export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
