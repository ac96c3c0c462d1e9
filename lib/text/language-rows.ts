// Joins the word tables of all languages.

/** Groups words by meaning across languages: the forms of Monday, the forms of Tuesday … */
export function formsByPlace(...tables: Record<string, string[]>[]): string[][] {
  const rows = tables.flatMap((table) => Object.values(table));
  const longest = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: longest }, (_, place) => [
    ...new Set(rows.flatMap((row) => (row[place] ?? '').split('|')).filter(Boolean)),
  ]);
}

/** Any piece of a pattern in any language. */
export const anyPiece = (table: Record<string, string>): string => Object.values(table).join('|');

/** Each word once. */
export const allWords = (table: Record<string, string[]>): string[] => [
  ...new Set(Object.values(table).flat()),
];
