// The outcome of each attack, in the words that `npm run attacks` prints: before the fixes in Chromium (six tried by
// hand, before the command existed: the hanging pages, the slow service, the nested mail and the long subject), and
// after them in both browsers.
import { attacks } from '../../tools/attacks/attacks.ts';

export interface Attacked {
  before: string;
  chromium: string;
  firefox: string;
}

const heldInBoth = (before: string, after: string): Attacked => ({ before, chromium: after, firefox: after });

/** By the attack's name. */
export const attacked: Record<string, Attacked> = {
  'addresses in the settings rewritten from the world of content scripts': heldInBoth(
    'names of stops and a sign-in sent to another host',
    'held: nothing read, nobody contacted',
  ),
  'a place search whose permission was taken back': heldInBoth(
    'names of stops sent all the same',
    'held: nobody contacted',
  ),
  'a linked booking, fetched before the browser asked; one in the traveller’s own network': heldInBoth(
    'both asked, with cookies',
    'held: nobody contacted',
  ),
  'a request to a host from the settings or the popup': heldInBoth(
    'let through by the page’s policy',
    'held: stopped by the page’s policy',
  ),
  'a page of which one script never comes': heldInBoth('reading for ever', 'held: read'),
  'a page with an open dialog': {
    before: 'reading for ever',
    chromium: 'held: says that it could not be read',
    firefox: 'held: read',
  },
  'a page whose script never ends': heldInBoth(
    'reading for ever',
    'held: says that the page does not answer',
  ),
  'one picture of two that stalls half way': heldInBoth('0 of 2 kept', 'held: 1 of 2 kept'),
  'a service that answers a letter at a time': heldInBoth(
    'a failure after 4 tries of 25 s',
    'held: a failure after 1 try',
  ),
  'a service that does not hear the goodbye': heldInBoth(
    'waited longer than the service',
    'held: ended by us',
  ),
  'a mail of 500 kB of nested elements': heldInBoth('the page frozen', 'held: nothing found, not frozen'),
  'a mail of 60 kB of open fonts': heldInBoth('the page frozen', 'held: nothing found, not frozen'),
  'a mail with a subject of 50 MB': heldInBoth('the page frozen', 'held: nothing found, not frozen'),
  'typed words while storage is full': {
    before: 'gone on reopening',
    chromium: 'held: kept',
    firefox: '–',
  },
  'the database closed by the browser': {
    before: 'every question fails',
    chromium: 'held: opened anew',
    firefox: '–',
  },
  'a foreign page under the address of an edited clip': heldInBoth(
    'opens the edited clip',
    'held: the edited clip is left alone',
  ),
  'a tag with a line break: healthy clips are sent all the same': heldInBoth(
    'the outbox stands still',
    'held: sent',
  ),
  'lists of unknown fields do not fill the storage': heldInBoth(
    '30 MB of them, 31 MB kept',
    'held: 30 MB of them, next to nothing kept',
  ),
  'a clock that was a year ahead': {
    before: 'cannot be sent for a year',
    chromium: 'held: sent',
    firefox: '–',
  },
  'a page whose fields are named like properties of elements': heldInBoth('unreadable', 'held: read'),
};

export function attackTable(): string {
  const rows = attacks.map(({ name, only }) => {
    const seen = attacked[name];
    const after = (['chromium', 'firefox'] as const).map((kind) =>
      only && only !== kind ? '–' : (seen?.[kind] ?? ''),
    );
    return `| ${name} | ${seen?.before ?? ''} | ${after.join(' | ')} |`;
  });
  return `## Attacks

\`npm run attacks\` tries these on the built extension, in real browsers and on loopback only. “–”: what it needs cannot be
done to that browser from outside.

| attack | before | Chromium | Firefox |
|---|---|---|---|
${rows.join('\n')}
`;
}
