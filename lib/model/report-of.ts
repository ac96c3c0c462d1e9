/** The report of a bug: the kind of error and its stack frames, never page text. `name` says what was being done. */
export function reportOf(name: string, thrown: unknown): string {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s*(at |\S+@)/.test(line));
  return [`${name}: ${error.name}`, ...frames.slice(0, 6)].join('\n');
}
