/** The database was made by a newer version: the browser refuses to open it for this one, and nothing is changed. */
export const isNewer = (thrown: unknown): boolean =>
  thrown instanceof DOMException && thrown.name === 'VersionError';
