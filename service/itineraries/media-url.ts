/** The URL of a picture, from its key. */
export const mediaUrlAt =
  (apiOrigin: string) =>
  (key: string): string =>
    `${apiOrigin}/media/${key}`;
