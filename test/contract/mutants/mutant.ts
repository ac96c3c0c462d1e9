// One way to break what a suite proves. It is made while the file is loaded; nothing on the disk changes.

export interface Mutant {
  /** What is broken, in words: it is the line of the table. */
  name: string;
  /** From the root of the project. */
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  put: string;
  /** The tests that should notice are looked at first; the rest only if they do not. A part of their names. */
  noticedBy: string;
  /** The file of tests that is looked at before the others; the first of the suite unless told. */
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
