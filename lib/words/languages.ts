/** The languages of the interface, by the names of the files in `locales`. */
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

/** Chinese is named by its script: "简体中文", not "中文（中国）". */
const writtenAs: Record<string, string> = { 'zh-CN': 'zh-Hans', 'zh-TW': 'zh-Hant' };

/** "de" → "Deutsch": a language's name in that language. */
export function ownName(language: string): string {
  const tag = language.replaceAll('_', '-');
  return new Intl.DisplayNames(tag, { type: 'language' }).of(writtenAs[tag] ?? tag) ?? tag;
}
