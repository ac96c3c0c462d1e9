import { clean } from './clean-text.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // Unescaped, a parser would turn both into spaces in attributes.
  '\n': '&#10;',
  '\t': '&#9;',
};

/** Any text as the content of an element or an attribute. */
export const xmlText = (text: string): string =>
  clean(text).replace(/[&<>"'\n\t]/g, (character) => entities[character] ?? character);

/** A text element: ("name", "Fish & chips") → "<name>Fish &amp; chips</name>"; empty if there is no text. */
export const leaf = (name: string, text: string | undefined): string[] =>
  text ? [`<${name}>${xmlText(text)}</${name}>`] : [];

/** An element with child elements, indented. */
export const branch = (opening: string, children: string[]): string[] => [
  `<${opening}>`,
  ...children.map((line) => `  ${line}`),
  `</${opening.split(' ', 1)[0]}>`,
];

export const xmlFile = (root: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root.join('\n')}\n`;
