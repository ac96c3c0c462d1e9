// Which language has which words, as a page of the documentation.
import { groups } from './classes.ts';
import type { LanguageWords } from './read-languages.ts';

const english = new Intl.DisplayNames('en', { type: 'language' });

const head = `# Languages that pages and papers are read in

Made by \`npm run languages\` from \`languages/*.yml\`. A language is one of these files; [the guide](guides/add-a-language.md)
says how one is added. ● has words, · has none: where a class says nothing about a language, its pages are read without.
`;

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;

/** The whole page. */
export function coverage(languages: Map<string, LanguageWords>): string {
  const codes = [...languages.keys()];
  const names = codes.map((code) => `\`${code}\` ${english.of(code)}`);
  const sections = Object.entries(groups).map(([group, classes]) => {
    const lines = Object.entries(classes).map(([name, { about }]) => {
      const has = codes.map((code) => (languages.get(code)?.[group]?.[name] === undefined ? '·' : '●'));
      return row([`\`${name}\``, ...has, about.replaceAll('|', '\\|')]);
    });
    const columns = ['class', ...codes, 'what its words are for'];
    return [`## ${group}`, '', row(columns), row(columns.map(() => '---')), ...lines].join('\n');
  });
  return `${[`${head}\n${names.join(', ')}.`, ...sections].join('\n\n')}\n`;
}
