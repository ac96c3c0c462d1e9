/** The database was made by a newer Wayclip. The browser refuses to open it for this one, and nothing in it is touched. */
export const isNewer = (thrown: unknown): boolean =>
  thrown instanceof DOMException && thrown.name === 'VersionError';
