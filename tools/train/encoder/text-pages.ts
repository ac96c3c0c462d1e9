// Turns text about travel into pages without labels: a title and paragraphs, as on a blog.
import { renderPost } from '../../labels/render-post.ts';
import type { LabelledPage } from '../corpus.ts';
import { linesOf } from './texts.ts';

const lengths = { min: 1200, max: 14_000 };
/** Texts with a shorter average line are lists of sentences, not paragraphs. */
const minLine = 50;
const maxTitle = 140;

interface Line {
  l: string;
  t: string;
  /** 0 if the text is about something else. */
  travel?: number;
}

/** At most this many in each language, in the order of the file. */
export async function* pagesOfLines(file: string, maxOfLanguage: number): AsyncGenerator<LabelledPage> {
  const taken = new Map<string, number>();
  let at = -1;
  for await (const line of linesOf(file)) {
    at += 1;
    const { l: lang, t, travel } = JSON.parse(line) as Line;
    const count = taken.get(lang) ?? 0;
    const lines = t.split('\n').filter((text, index, all) => text.trim() !== '' && text !== all[index - 1]);
    const isProse = t.length / lines.length >= minLine && t.length >= lengths.min && t.length <= lengths.max;
    if (travel === 0 || !isProse || count >= maxOfLanguage) continue;
    taken.set(lang, count + 1);
    const [title = '', ...paragraphs] = lines;
    const post = [title.length < maxTitle ? `# ${title}` : title, ...paragraphs].join('\n\n');
    yield {
      slug: `text-${at}`,
      site: `text-${at}`,
      html: new TextEncoder().encode(renderPost(`${at}.md`, post)),
      gold: { source: {}, lang, kind: 'unlabelled', days: [] },
    };
  }
}
