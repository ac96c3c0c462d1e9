// How long something works. The clock on the wall would count the tests that run beside it as well.

/** In milliseconds of this thread. */
export function spentOn(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
