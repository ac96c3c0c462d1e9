interface Found {
  start: number;
  end: number;
}

/** Sorts matches and resolves overlaps: the one that begins first is kept, or the longer if they begin together. */
export function withoutOverlaps<T extends Found>(all: T[]): T[] {
  const inOrder = all.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return inOrder.filter((found) => {
    const isFree = found.start >= end;
    if (isFree) end = found.end;
    return isFree;
  });
}
