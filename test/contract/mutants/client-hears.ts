// Our client misinterprets an answer.
import { type Mutant, mutantsOf } from './mutant.ts';

const exchange = mutantsOf('lib/api/exchange.ts');
const failures = mutantsOf('lib/api/answer-failure.ts');
const send = mutantsOf('lib/api/send.ts');
const walk = mutantsOf('lib/api/page-walk.ts');
const tolerate = mutantsOf('lib/api/tolerate.ts');

export const hearMutants: Mutant[] = [
  exchange(
    'rotation',
    'a refused token is not refreshed',
    'if (!heard.ok || !isTokenRefused(heard.value)) return heard;',
    'if (!heard.ok || heard.value) return heard;',
  ),
  exchange('passing', 'nothing is ever tried again', 'const maxTries = 4;', 'const maxTries = 1;'),
  exchange(
    'passing',
    'a create is sent again after any trouble',
    "const { repeat = call.method === 'GET' ? 'safe' : 'never' } = call;",
    "const { repeat = 'safe' } = call;",
  ),
  failures(
    'errorShape',
    'a code in a problem document is not found',
    'problem?.split(/[/#:]/).at(-1)',
    'undefined',
  ),
  failures('errorShape', 'a flat code is not found', '    words(error) ??\n', ''),
  failures(
    'errorCase',
    'codes are known in one spelling',
    "code.toLowerCase().replace(/[^a-z]/g, '');",
    'code.toLowerCase();',
  ),
  failures(
    '4\\.5',
    'a subscription is told as forbidden',
    "['subscriptionrequired', { kind: 'subscription-required' }],\n",
    "['subscriptionrequired', { kind: 'forbidden' }],\n",
  ),
  failures('create', 'what is gone is told as refused', "[404, { kind: 'itinerary-gone' }],\n", ''),
  send(
    'createReply|fields|updateReply',
    'an itinerary one level down is not found',
    "const wrappers = ['data', 'itinerary'];",
    'const wrappers: string[] = [];',
  ),
  send(
    '4\\.2',
    'the ETag of an answer is not kept',
    "const etag = heard.headers.get('etag') ?? undefined;",
    'const etag = heard.headers.get("no-etag") ?? undefined;',
  ),
  send(
    'stale|4\\.2',
    'any answer is taken for success',
    'if (status >= 200 && status < 300) return heard;',
    'if (status >= 200 && status < 500) return heard;',
  ),
  walk(
    '4\\.7|list',
    'a list ends after its first page',
    'this.isOver = next === undefined || isLast(page, this.cursor);',
    'this.isOver = true;',
  ),
  walk(
    'pageSize|list',
    'what is told twice is given twice',
    'if (!this.seen.has(summary.id)) news.push(summary);',
    'news.push(summary);',
  ),
  walk(
    'cursorLife',
    'a list without an end is walked without an end',
    'this.cursors.has(next) || this.withoutNews >= maxPagesWithoutNews || this.pages >= maxPages;',
    'this.pages >= maxPages;',
  ),
  tolerate(
    'fields',
    'a number written as text is lost',
    'return isNumber && isNumeric ? Number(value) : undefined;',
    'return undefined;',
  ),
];
