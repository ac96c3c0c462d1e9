// One tab stop for a whole row of tabs or list of stops; the arrow keys move inside it.

export interface Walk {
  key: string;
  index: number;
  count: number;
}

/** The index Left, Right, Home and End lead to; undefined for other keys. It does not wrap around. */
export function alongRow({ key, index, count }: Walk, isRightToLeft: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const isForward = (key === 'ArrowRight') !== isRightToLeft;
  return Math.min(count - 1, Math.max(0, index + (isForward ? 1 : -1)));
}

/** The index Up and Down lead to. */
export function alongList({ key, index, count }: Walk): number | undefined {
  if (key === 'ArrowUp') return Math.max(0, index - 1);
  if (key === 'ArrowDown') return Math.min(count - 1, index + 1);
  return undefined;
}
