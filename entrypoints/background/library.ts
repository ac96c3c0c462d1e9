import { type Library, openLibrary } from '../../lib/library/database.ts';

let opened: Promise<Library> | undefined;

/** One open database per background; opened at the first question, not at start-up. */
export function library(): Promise<Library> {
  opened ??= openLibrary();
  return opened;
}
