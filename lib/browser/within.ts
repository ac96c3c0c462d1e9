// A page may stand still for ever: a dialog of its own, a script without an end. Whoever asks it anything waits only so long.

/** What was answered in time, else `late()`. An answer that comes later is heard by nobody; so is its failure. */
export function within<T, L>(milliseconds: number, answer: Promise<T>, late: () => L): Promise<T | L> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(late()), milliseconds);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
