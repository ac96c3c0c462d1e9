// Renders a post from the file in its repository roughly as its site would: HTML as it is, Markdown as plain HTML.
import { Marked } from 'marked';

const isMarkup = (path: string) => /\.(md|markdown|mdx|mkd)$/i.test(path);

interface Front {
  title?: string;
  date?: string;
  language?: string;
}

/** Splits off the front matter, the lines between `---` or `+++` at the start of a post. */
function parted(text: string): { front: Front; body: string } {
  const found = /^\uFEFF?(---|\+\+\+)\r?\n([\s\S]*?)\r?\n\1[ \t]*\r?\n?/.exec(text);
  if (!found) return { front: {}, body: text };
  const entryOf = (name: string) =>
    new RegExp(`^${name}\\s*[:=]\\s*(.+)$`, 'im')
      .exec(found[2] ?? '')?.[1]
      ?.trim()
      .replace(/^(["'])(.*)\1$/, '$2');
  const [title, date, language] = [entryOf('title'), entryOf('date'), entryOf('lang(?:uage)?')];
  return {
    front: { ...(title && { title }), ...(date && { date }), ...(language && { language }) },
    body: text.slice(found[0].length),
  };
}

/** Removes the directives that the site's generator would have processed. */
const withoutDirectives = (body: string): string =>
  body
    .replace(/\{%\s*(?:raw|endraw)\s*%\}/g, '')
    .replace(/\{%-?[\s\S]*?-?%\}/g, '')
    .replace(/\{\{[<%]?[\s\S]*?[>%]?\}\}/g, '')
    .replace(/^(?:import|export) .*$/gm, '')
    .replace(/^\{:.*\}\s*$/gm, '');

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

export function renderPost(path: string, text: string): string {
  if (!isMarkup(path)) return text;
  const { front, body } = parted(text);
  const article = new Marked({ gfm: true, async: false }).parse(withoutDirectives(body)) as string;
  const title = escaped(front.title ?? '');
  return [
    '<!doctype html>',
    `<html${front.language ? ` lang="${escaped(front.language)}"` : ''}><head><meta charset="utf-8"><title>${title}</title></head>`,
    `<body><article>${title && `<h1>${title}</h1>`}${front.date ? `<p><time>${escaped(front.date.slice(0, 10))}</time></p>` : ''}`,
    article,
    '</article></body></html>',
  ].join('\n');
}
