export type Line = [x: number, y: number][];

/** Removes the points that make no visible difference (Douglas-Peucker). */
export function simplified(line: Line, tolerance: number): Line {
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span;
    let [farthest, most] = [-1, tolerance];
    for (let index = first + 1; index < last; index += 1) {
      const away = distance(line[index] ?? [0, 0], line[first] ?? [0, 0], line[last] ?? [0, 0]);
      if (away > most) [farthest, most] = [index, away];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    open.push([first, farthest], [farthest, last]);
  }
  return line.filter((_, index) => kept.has(index));
}

function distance([x, y]: Line[number], [ax, ay]: Line[number], [bx, by]: Line[number]): number {
  const [dx, dy] = [bx - ax, by - ay];
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / squared));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}
