// What could be done to a traveller through Wayclip, the protection against it, and the tests that prove it.

import { attackTable } from './attacked.ts';

export interface Threat {
  name: string;
  control: string;
  /** Files below `test`, with the titles of tests or groups in them. */
  proof: Record<string, string[]>;
}

export const threats: Threat[] = [
  {
    name: 'XSS from the text of a page or of the service',
    control:
      'Text is only ever shown as text; no markup is made of it anywhere; Trusted Types on our pages; a content policy without inline scripts',
    proof: {
      'threats/xss.test.tsx': ['%j stays text', 'no link, picture or form goes to %j'],
      'components/hostile.test.tsx': ['marks in any text of the %s stay words'],
      'components/export.test.tsx': ['hostile words stay words'],
      'architecture/architecture.test.ts': ['no text ever becomes markup or code'],
      'threats/clickjacking.test.ts': [
        'every page of ours refuses to make anything of text, but for those that have to',
      ],
      'e2e/bad-pages.test.ts': ['markup in every field stays text, and no script of it runs'],
    },
  },
  {
    name: 'Prototype pollution by structured data or the service',
    control:
      'A reader of our own for structured data, into objects without a prototype; schemas for all else; no deep merging',
    proof: {
      'threats/prototype-pollution.test.ts': [
        'structured data of a page',
        'answers of a service',
        'files and messages',
      ],
      'capture/bounds.test.ts': ['names of the language itself on a page change nothing'],
      'read/structured.test.ts': ['prototypes stay untouched and unread'],
      'api/hostile.test.ts': ['keys that would reach into every object stay plain keys'],
    },
  },
  {
    name: 'Huge pages, and texts made to keep expressions busy',
    control: 'Budgets for nodes, letters, depth and time; expressions whose time grows with their text only',
    proof: {
      'e2e/bounds.test.ts': [
        'three hundred thousand nodes: the first part, and that it is one',
        'ten megabytes of script, and as much of structured data',
      ],
      'browser/deadlines.test.ts': [
        'that stands still says so',
        'one picture that stalls is left out, and all others are there',
      ],
      'files/shallow-html.test.ts': ['a page made to keep a parser busy'],
      'files/eml.test.ts': ['a header without an end'],
      'capture/clobbering.test.ts': ['with a field called %s is read', 'with a picture called %s is read'],
      'capture/bounds.test.ts': [
        'a page that takes too long is cut and says so',
        'all structured data together has an end',
      ],
      'regexes/regexes.test.ts': ['takes longer only as its text grows, if it is written down'],
      'text/hostile.test.ts': ['50 kB of bait take no longer than a moment'],
      'places/find-mentions.test.ts': ['hostile text takes no time to speak of'],
      'read/structured.test.ts': ['circles, depth and width have an end'],
    },
  },
  {
    name: 'PDFs made to do harm',
    control:
      'A pdf.js without eval, scripts and forms, in a worker of its own that can be stopped; limits for pages and bytes',
    proof: {
      'journeys/convert-bad-files.test.ts': [
        'a font whose matrix is a program is not run',
        '%s is not run, and the words are still read',
        'pages that hold themselves end',
        'a page packed a thousand to one shows no more than a page can',
        'cut off anywhere is corrupt or still read, never a crash',
      ],
      'pdf/read-pdf.test.ts': [
        'pages that cannot be read are left out; one that claims pages without end is not asked for all',
        'reading ends at once when it is stopped, and the document is closed',
      ],
      'journeys/convert-seen.test.ts': [
        'a file of 200 megabytes is not opened, and says how large it may be',
      ],
      'browser/booking-library.test.ts': [
        'all that pdf.js may fetch ships with the extension, and no program of a PDF can run',
      ],
    },
  },
  {
    name: 'Picture bombs and pictures that are something else',
    control:
      'The first bytes say what a picture is and how large, before it is unpacked; no SVG; drawn anew as JPEG',
    proof: {
      'threats/image-bombs.test.ts': [
        '%s is not even unpacked',
        'one that unpacks to more than it said is let go',
        'a picture that is a program as well is drawn anew: what was behind its pixels stays behind',
      ],
      'e2e/bad-pages.test.ts': ['a photograph is kept without the place where it was taken'],
      'service/pictures.test.ts': [
        'a few bytes that claim a huge picture are refused, and one without any pixels too',
        'a picture that calls itself another type is refused',
      ],
    },
  },
  {
    name: 'Addresses inside the traveller’s own network',
    control:
      'One check of hosts in all their spellings; only https and the usual port; no redirects, cookies or referrer; asked for by name',
    proof: {
      'threats/ssrf-like-addresses.test.ts': [
        'is not copied, asked for or fetched: %s',
        'of an allowed host is not followed by the background',
        'that the page itself followed leaves nothing here',
      ],
      'model/private-host.test.ts': ['no way of writing an address of 10.x or 192.168.x gets round it'],
      'browser/picture-hosts.test.ts': [
        'an allowed one gives its pictures, without cookies, referrer or redirects',
      ],
    },
  },
  {
    name: 'Tracking pixels',
    control:
      'Our pages show no picture from a network (`img-src`); pictures of trips come from the service’s addresses, through the background',
    proof: {
      'threats/xss.test.tsx': ['no picture is taken from an address of others'],
      'components/explore.test.tsx': ['are never taken from their own address'],
      'journeys/trip-picture.test.ts': ['comes from the service’s own address, without a token'],
      'threats/tracking-pixels.test.ts': ['a host that is neither the service nor a page is noticed: %s'],
    },
  },
  {
    name: 'Confused deputy: messages from pages',
    control:
      'Pages have no message to send; a closed table; only our own id, origin and address are answered, and only well-formed questions',
    proof: {
      'threats/confused-deputy.test.ts': [
        'from %s is refused',
        'from our own page is looked at, and refused when it is no question',
        'the table has every kind, and nothing else listens',
        'from %s are not heard by our pages',
      ],
      'e2e/journeys.test.ts': ['a content script cannot ask the background for anything'],
    },
  },
  {
    name: 'A page that has taken over its process',
    control:
      'What the capture script returns is measured and read through a schema; the traveller looks before anything is sent',
    proof: {
      'threats/compromised-renderer.test.ts': [
        'anything at all',
        'the honest answer with lies in some places',
        'too much',
      ],
      'journeys/clip-page.test.ts': ['of a forged answer: %j'],
      'browser/own-storage.test.ts': ['changes no address, not in this run and not in the next'],
      'browser/may-contact.test.ts': [
        'that nobody allowed hears nothing, though it would answer anyone',
        'that the traveller saved is spoken to, and no longer once the permission is taken back',
        'at a changed address hears nothing before the traveller saw it, though pictures were allowed from there',
      ],
    },
  },
  {
    name: 'Clickjacking and recognising the extension',
    control: 'Nothing is put into pages, no file can be loaded by them, no page can frame ours',
    proof: {
      'threats/clickjacking.test.ts': [
        'the manifest is as it has to be',
        'the README gives a reason for each permission, and for none that is not there',
      ],
      'e2e/built.test.ts': [
        'the manifest asks for what it has to, and pages can neither see nor load nor call anything of it',
      ],
      'capture/bounds.test.ts': ['the page is not touched: no attribute, no listener, no event'],
    },
  },
  {
    name: 'A service that means harm',
    control:
      'Schemas and limits; no redirects; tokens to its own addresses only; links of the web only; lists that go round are left; no tool gets what was not reviewed',
    proof: {
      'api/hostile.test.ts': [
        '50 MB of JSON: read no further than the limit',
        'a list without an end, always with something new: left after 200 pages',
        'links that are no web addresses are left out, and named',
        'a redirect to another host: not followed, and the token stays here',
        'a tool that asks for cookies gets nothing, and is not called',
        'a page of words in a refusal is cut to a sentence',
        'data nested without end is not understood, and not taken for a web page',
        'a token that no header carries: %j',
      ],
      'outbox/poison.test.ts': [
        'costs its clip the picture, and says so; others go on',
        'what throws is set aside, waits, and is given up after a few tries; others go on at once',
      ],
      'journeys/listed-copy.test.ts': [
        'what a copy does not show is not kept, however much of it there is',
        'more than anyone has is told as a list that is odd, and what was there stays',
      ],
      'threats/xss.test.tsx': ['%j stays text'],
    },
  },
  {
    name: 'A page that takes the name of another',
    control:
      'The address a page names for itself counts on its own host only, and a draft is found by where its page was read; scripts of one host can still move their page’s address',
    proof: {
      'library/library.test.ts': [
        'of a page are found where it was read, not by what another page of the host calls itself',
      ],
      'capture/capture.test.ts': ['a canonical address on another site is not believed'],
    },
  },
  {
    name: 'Work lost to a full, closed or emptied storage, or to a wrong clock',
    control:
      'What is typed is written down apart until it is stored, and told as not stored; the database is opened anew; the browser is asked to let it last; times that lie ahead are dated anew; what a create without an answer made is told by the service’s own ids and times, never by our clock',
    proof: {
      'components/edit-journal.test.ts': [
        'where it cannot be stored: %s',
        'shows it, tries again, and says that it is not stored yet',
      ],
      'library/keep-open.test.ts': ['is opened anew, with all that was in it, after the browser closed it'],
      'outbox/wrong-clock.test.ts': ['it goes on by itself, first looks, and is sent after the usual wait'],
      'outbox/jumping-clock.test.ts': [
        'set ahead by a day, it waits all the same, and finds what arrives late',
        'a service that %s keeps nothing waiting for ever',
      ],
      'outbox/list-before.test.ts': [
        'what it made is found, beside %i others',
        'what looks the same and was there before is not it, beside %i others',
      ],
      'e2e/storage.test.ts': [
        'what is kept lasts, without a question to the traveller',
        'typed words are shown and told as not stored, until they are',
      ],
    },
  },
  {
    name: 'Tokens that leak',
    control:
      'Added in one function that looks at the address; never in logs, files, messages or where a page can read',
    proof: {
      'e2e/kills.test.ts': ['are found in no log, message, file, page or storage that a page can read'],
      'e2e/journeys.test.ts': ['disconnecting ends the token, and nothing of the account stays here'],
      'auth/session.test.ts': [
        'no token is in what a refresh leaves behind in the account but the sealed ones',
      ],
      'browser/ledgers.test.ts': [
        'a fetch that is listed does what it did, and leaves neither token nor path behind',
      ],
      'export/backup-file.test.ts': ['a secret that lies beside is not in the file'],
      'journeys/trip-picture.test.ts': [
        'that travellers only may see is asked for with the token, of the interface’s own address alone',
      ],
    },
  },
  {
    name: 'More shared than wanted',
    control:
      'Read only after a press; no fields, hidden words or storage of the page; private words of bookings covered; all that is sent can be looked at before',
    proof: {
      'threats/over-sharing.test.ts': [
        'is not in the capture',
        'is not in the draft, which is still there',
        'every purpose for which anyone is contacted has its line on the privacy page',
        'every question is known to stay here, or to have its words on the privacy page',
      ],
      'journeys/send-summary.test.ts': ['the page, its address and its quoted words are not in it'],
      'model/plain-address.test.ts': ['%s is told as %s', '%j is told to nobody'],
      'contract/import-media.test.ts': [
        'the page’s address is told without what tracks, and is kept here whole',
      ],
      'draft/cover-private.test.ts': [
        'leaves out names and ticket numbers, and keeps the reference in the note only',
      ],
      'e2e/journeys.test.ts': ['a click on the toolbar reads the page, with no permission for its site'],
    },
  },
  {
    name: 'A place search that answers with nonsense or worse',
    control:
      'Answers are read by a schema, cut short, made plain words of one line; what is off the globe, nowhere, far from the trip, one of several or only spelt alike is not placed; three failures in a row, a plea for a pause or a permission taken back end it',
    proof: {
      'journeys/locate-stops.test.ts': [
        '%s places nothing and is given up after three',
        'a name with markup is words, short and of one line',
        'a place of that name far from the trip is asked about, not placed',
        'a permission that is taken back ends it at the next question',
      ],
      'e2e/places.test.ts': ['online search: switched on, used on a press, listed, and taken back'],
    },
  },
  {
    name: 'Supply chain',
    control:
      'Few packages in exact versions with their hashes; no code from a network; packages that come out the same when built again',
    proof: {
      'threats/supply-chain.test.ts': [
        'every package is asked for in one exact version',
        'every package that is installed comes from the registry, and is known by its hash',
        'no package runs a program while it is installed, but for those that were looked at',
      ],
      'e2e/built.test.ts': ['no script of ours is loaded from a network or made of text'],
      'tools/release/write-zip.test.ts': ['is the same at any hour'],
      'tools/release/audit.test.ts': ['a hole that nobody explained is named'],
    },
  },
];

/** Formatted for the documentation page. */
export function threatTable(): string {
  const rows = threats.map(({ name, control, proof }) => {
    const tests = Object.entries(proof).map(
      ([file, titles]) =>
        `\`test/${file}\`: ${titles.map((title) => `“${title.replaceAll('|', '\\|')}”`).join(', ')}`,
    );
    return `| ${name} | ${control} | ${tests.join('<br>')} |`;
  });
  return `# Threats, and the tests against them

Made from \`test/threats/threats.ts\` (\`UPDATE=1 npm run unit -- test/threats/table\` writes it anew); a test sees to it that
each of these tests is there.

| threat | what stands against it | tests that show it |
|---|---|---|
${rows.join('\n')}

${attackTable()}`;
}
