// One way to break what a suite proves. It is applied while the file is loaded; nothing on disk changes.

export interface Mutant {
  /** What is broken: the text of its line in the table. */
  name: string;
  /** Relative to the root of the project. */
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  put: string;
  /** Part of the names of the tests that should notice: they run first, the rest only if they pass. */
  noticedBy: string;
  /** The test file that runs before the others; the suite's first by default. */
  first?: string;
}

/** (file) → (noticed by, name, find, put) → a mutant of that file. */
export const mutantsOf =
  (file: string) =>
  (noticedBy: string, name: string, find: string, put: string): Mutant => ({
    name,
    file,
    find,
    put,
    noticedBy,
  });
