// The destination of a small page, with the real gazetteer and lexicon.
import { destination } from '../../lib/read/page/destination.ts';
import { loadKnowledge } from '../../tools/reading/load-places.ts';
import { openPage } from '../../tools/reading/open-page.ts';

export const knowledge = loadKnowledge();

export const filler = 'We walked until our feet gave up, ate far too much and would do all of it again.';

/** Empty if the page is about no place. */
export function destinationOf(title: string, body: string[], language = 'en'): string {
  const paragraphs = body.map((text) => `<p>${text}</p>`).join('');
  const page = openPage(
    `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body><article><h1>${title}</h1>${paragraphs}</article></body></html>`,
    {},
  );
  if (!page.ok) throw new Error('The page did not open.');
  const [found] = destination.read(page.value, knowledge);
  return found?.claim.kind === 'destination' ? found.claim.name : '';
}
