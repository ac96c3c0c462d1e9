import { type Reader, structuredBlock } from '../../model/evidence.ts';
import { fold } from '../../text/fold.ts';
import { claimsOf } from '../claim.ts';
import { nodesIn, propertyOf, type TypedNode, textsOf } from '../structured.ts';

const claim = claimsOf('page/tags');

// Further tags are written for search engines; longer ones are sentences.
const maxTags = 8;
const maxTagLength = 30;
const maxTagsRead = 100;
// The names of a site's catch-all categories and of its functions.
const empty = new Set(
  [
    'trip',
    'trips',
    'featured',
    'general',
    'misc',
    'photo',
    'photos',
    'viaje',
    'viaggio',
    'viagens',
    'voyages',
    'resor',
    'rejser',
    'podroze',
    'cestovani',
    '旅行',
    '旅遊',
    '旅游',
    '여행',
    'travel',
    'blog',
    'uncategorized',
    'travel blog',
    'reise',
    'reisen',
    'voyage',
    'viajes',
    'viaggi',
    'viagem',
    'reizen',
    'allgemein',
    'non classe',
    'sin categoria',
    'news',
    'posts',
    'post',
    'logs',
    'articles',
    'artikel',
  ].map(fold),
);

// A year or the number of a part.
const isNumber = /^\d+$/;

const isArticle = /Article|BlogPosting|WebPage|Trip/;
// The tags that authors choose come before those they write for search engines.
const metaNames = ['article:tag', 'article:section', 'news_keywords', 'keywords'];

function wordsOf({ types, node }: TypedNode): string[] {
  if (types.includes('Meta')) return metaNames.flatMap((name) => textsOf(propertyOf(node, name)));
  if (!types.some((type) => isArticle.test(type))) return [];
  return [...textsOf(propertyOf(node, 'keywords')), ...textsOf(propertyOf(node, 'articleSection'))];
}

/** Keywords and sections from the page's metadata, in its own order. */
export const tags: Reader = {
  name: 'page/tags',
  read({ structured }) {
    const words = nodesIn(structured)
      .flatMap(wordsOf)
      .flatMap((text) => text.split(/[,;，、]/u))
      .map((text) => text.trim())
      .slice(0, maxTagsRead)
      .filter(
        (text) =>
          text.length > 1 && text.length <= maxTagLength && !isNumber.test(text) && !empty.has(fold(text)),
      );
    const different = words.filter(
      (word, index) => words.findIndex((other) => fold(other) === fold(word)) === index,
    );
    // They have no position in the text, so their order stands for it.
    return different
      .slice(0, maxTags)
      .map((name, order) =>
        claim({ kind: 'tag', name }, { block: structuredBlock, start: order, end: order }, 0.6),
      );
  },
};
