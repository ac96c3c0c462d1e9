// Who sent a paper: a company, or a person who forwarded it. Only a company can be named as the operator of a journey.
import type { Capture } from '../../model/capture.ts';
import { isNameLike } from '../../text/find-person.ts';
import { hasGivenName } from '../../text/given-names.ts';

type Sent = Pick<Capture, 'kind' | 'siteName' | 'author'>;

const isWholeName = (words: string) => /\p{L}[\s,]+\p{L}/u.test(words) && isNameLike(words);

const isPerson = (words: string | undefined): words is string =>
  words !== undefined && isWholeName(words) && hasGivenName(words);

/** The company that sent it, or whose site it was saved from, as it calls itself. */
export const senderCompanyOf = ({ siteName }: Sent): string | undefined =>
  isPerson(siteName) ? undefined : siteName;

/** People named as the authors of a paper. */
export const authorsOf = ({ kind, siteName, author }: Sent): string[] =>
  kind === 'pdf'
    ? [...(isPerson(siteName) ? [siteName] : []), ...(author && isWholeName(author) ? [author] : [])]
    : [];
