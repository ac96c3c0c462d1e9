interface Found {
  start: number;
  end: number;
}

/** In order, and where two see the same words, only the one that begins first; of those that begin together, the longer. */
export function apart<T extends Found>(all: T[]): T[] {
  const inOrder = all.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return inOrder.filter((found) => {
    const isFree = found.start >= end;
    if (isFree) end = found.end;
    return isFree;
  });
}
