// Text about travel as pages without labels: a title and paragraphs, as a blog would set them.
import { renderPost } from '../../labels/render-post.ts';
import type { LabelledPage } from '../corpus.ts';
import { linesOf } from './texts.ts';

const lengths = { min: 1200, max: 14_000 };
/** Shorter lines on average are lists of sentences, not paragraphs. */
const minLine = 50;
const maxTitle = 140;

interface Line {
  l: string;
  t: string;
  /** 0 where the text is about other things. */
  travel?: number;
}

/** At most so many in each language, in the order of the file. */
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
