// A timeout for requests to a page: it can hang for ever, with a dialog of its own or a script that never ends.

/** The answer if it arrives in time, otherwise `late()`. A later answer or failure is ignored. */
export function within<T, L>(milliseconds: number, answer: Promise<T>, late: () => L): Promise<T | L> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(late()), milliseconds);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
