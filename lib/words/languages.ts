/** The languages that Wayclip speaks, as the files in `locales` are called. */
export const languages = [
  'en',
  'de',
  'es',
  'fr',
  'it',
  'ja',
  'nl',
  'pt_BR',
  'pt_PT',
  'zh_CN',
  'zh_TW',
] as const;

/** Chinese is known by how it is written: "简体中文", not "中文（中国）". */
const writtenAs: Record<string, string> = { 'zh-CN': 'zh-Hans', 'zh-TW': 'zh-Hant' };

/** "de" → "Deutsch": each as it calls itself. */
export function ownName(language: string): string {
  const tag = language.replaceAll('_', '-');
  return new Intl.DisplayNames(tag, { type: 'language' }).of(writtenAs[tag] ?? tag) ?? tag;
}
