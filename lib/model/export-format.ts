/** The files a draft can be saved as, named by how their names end. */
export const exportFormats = ['ics', 'gpx', 'kml', 'md', 'json', 'txt'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const isExportFormat = (word: string): word is ExportFormat =>
  exportFormats.some((format) => format === word);
