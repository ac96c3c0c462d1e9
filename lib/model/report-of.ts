/** What a bug leaves in the report: the kind of error and where in our code, never page text. `name`: what was being done. */
export function reportOf(name: string, thrown: unknown): string {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s*(at |\S+@)/.test(line));
  return [`${name}: ${error.name}`, ...frames.slice(0, 6)].join('\n');
}
