/** Where a picture can be fetched, by the key it is kept under. */
export const mediaUrlAt =
  (apiOrigin: string) =>
  (key: string): string =>
    `${apiOrigin}/media/${key}`;
