// A small set of combinations in which every two values of any two axes occur together at least once.

export type Axes = Record<string, readonly string[]>;
export type Combination = Record<string, string>;

/** Greedy and deterministic. An axis with nothing new to cover takes its first value. */
export function pairwise(axes: Axes): Combination[] {
  const names = Object.keys(axes);
  const open = new Set<string>();
  for (const [index, one] of names.entries())
    for (const other of names.slice(index + 1))
      for (const value of axes[one] ?? [])
        for (const second of axes[other] ?? []) open.add(key(one, value, other, second));
  const rows: Combination[] = [];
  while (open.size > 0) {
    const row = nextRow(axes, open);
    for (const pair of pairsOf(row, names)) open.delete(pair);
    rows.push(row);
  }
  return rows;
}

const key = (one: string, value: string, other: string, second: string) =>
  [one, value, other, second].join(' ');

/** Starts with an uncovered pair, then adds, axis by axis, the value that covers most. */
function nextRow(axes: Axes, open: Set<string>): Combination {
  const [first = ''] = open;
  const [one = '', value = '', other = '', second = ''] = first.split(' ');
  const row: Combination = { [one]: value, [other]: second };
  for (const [name, values] of Object.entries(axes)) {
    if (name in row) continue;
    const counts = values.map((each) => ({
      each,
      count: pairsOf({ ...row, [name]: each }, Object.keys(axes)).filter((pair) => open.has(pair)).length,
    }));
    const most = Math.max(...counts.map(({ count }) => count));
    row[name] = counts.find(({ count }) => count === most)?.each ?? '';
  }
  return row;
}

export function pairsOf(row: Combination, names: readonly string[]): string[] {
  const set = names.filter((name) => row[name] !== undefined);
  return set.flatMap((one, index) =>
    set.slice(index + 1).map((other) => key(one, row[one] ?? '', other, row[other] ?? '')),
  );
}
