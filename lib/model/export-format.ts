/** The formats a draft can be saved in, by file extension. */
export const exportFormats = ['ics', 'gpx', 'kml', 'md', 'json', 'txt'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const isExportFormat = (word: string): word is ExportFormat =>
  exportFormats.some((format) => format === word);
