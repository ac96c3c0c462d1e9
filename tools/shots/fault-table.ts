import type { Shot } from './shot.ts';

/** One line for each fault and place: its severity, rule, place, and number of pictures. */
export function faultTable(shots: Shot[]): string {
  const rows = Map.groupBy(
    shots.flatMap((shot) => shot.faults.map((fault) => ({ shot, ...fault }))),
    ({ rule, where }) => `${rule}\t${where[0] ?? ''}`,
  );
  if (rows.size === 0) return 'No violations.';
  const lines = [...rows.values()].map((same) => {
    const [first] = same;
    const on = same.map(({ shot }) => shot.file.replace('.png', ''));
    const more = on.length > 3 ? ` and ${on.length - 3} more` : '';
    return [first?.impact, first?.rule, first?.where[0], `${on.slice(0, 3).join(', ')}${more}`].join(' | ');
  });
  return ['impact | rule | where | pictures', ...lines].join('\n');
}
