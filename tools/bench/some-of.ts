/** Up to this many items, evenly spread over the list: the same ones every time. */
export function someOf<T>(all: T[], most: number): T[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, index) => all[Math.floor((index * all.length) / most)]).filter(
    (one): one is T => one !== undefined,
  );
}
