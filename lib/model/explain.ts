// Pure: no browser, no network, no clock.
// The words a traveller reads when something does not work: what happened, what is safe, what to do next.
import type { Failure } from './failure.ts';

/** What the traveller can do about it. A surface shows the ones it can carry out. */
export const nextSteps = {
  'read-again': 'Read the page again',
  'open-another-page': 'Open another page',
  'open-page': 'Open the page',
  connect: 'Connect account',
  'connect-again': 'Connect again',
  'open-settings': 'Open settings',
  'try-again': 'Try again',
  'look-now': 'Look now',
  'send-as-new': 'Send as new',
  'open-itinerary': 'Open itinerary',
  'choose-another-file': 'Choose another file',
  'open-library': 'Open Library',
  'copy-report': 'Copy report',
  'go-on': 'Go on',
} as const;
export type NextStep = keyof typeof nextSteps;

export interface Explanation {
  /** How loud it is: only something that failed or was destroyed is an error. */
  tone: 'info' | 'doubt' | 'error';
  title: string;
  text: string;
  nextSteps: NextStep[];
}

type Words = { [K in Failure['kind']]: (failure: Extract<Failure, { kind: K }>) => Explanation };

const info = (title: string, text: string, ...steps: NextStep[]): Explanation => ({
  tone: 'info',
  title,
  text,
  nextSteps: steps,
});
const doubt = (title: string, text: string, ...steps: NextStep[]): Explanation => ({
  ...info(title, text, ...steps),
  tone: 'doubt',
});
const error = (title: string, text: string, ...steps: NextStep[]): Explanation => ({
  ...info(title, text, ...steps),
  tone: 'error',
});
const pages = (count: number) => (count === 1 ? '1 page' : `${count} pages`);

const words: Words = {
  'page-off-limits': () =>
    info(
      'The browser keeps this page closed.',
      'Extensions cannot read settings pages, the store or new tabs. Open a travel page and press Wayclip there.',
      'open-another-page',
    ),
  'page-gone': () =>
    info(
      'The page was closed.',
      'It was closed or left before it could be read. Open it again and press Wayclip.',
      'read-again',
    ),
  'page-unreadable': () =>
    doubt(
      'This page could not be read.',
      'It answered with something that is not an article. Load it anew, then read it again.',
      'read-again',
    ),
  'nothing-found': ({ title }) =>
    info(
      'No itinerary on this page.',
      `${title ? `“${title}”` : 'This page'} names no days and no places to visit. That is fine, you can go on by hand, or open the article itself and read that.`,
      'read-again',
    ),
  'words-gone': () =>
    doubt('The page has changed since.', 'These words are no longer on it. The quote is kept.', 'open-page'),
  'source-closed': () =>
    info('The page is not open here.', 'Open it, and the browser looks for the words.', 'open-page'),
  'source-out-of-reach': () =>
    info(
      'The browser has closed this page to Wayclip.',
      'Press Wayclip on the page once more, then look for the words again.',
      'open-page',
    ),
  'pdf-encrypted': () =>
    doubt(
      'This PDF has a password.',
      'Wayclip cannot look inside it. Save a copy without the password and choose that one.',
      'choose-another-file',
    ),
  'pdf-corrupt': () =>
    error(
      'This file could not be opened.',
      'It may be damaged or not a PDF. Choose another copy of it.',
      'choose-another-file',
    ),
  'pdf-no-text': () =>
    doubt(
      'This PDF is a picture of text.',
      'Nothing could be read from it. Choose the original file instead of a scan.',
      'choose-another-file',
    ),
  'pdf-not-a-booking': (failure) =>
    info(
      'No booking in this file.',
      `It has ${pages(failure.pages)} of text and no date with a place. Choose the ticket or confirmation itself.`,
      'choose-another-file',
    ),
  'no-service': () =>
    info(
      'No itinerary service yet.',
      'Wayclip needs the address of your service before it can send. The draft is kept here meanwhile.',
      'open-settings',
    ),
  'sign-in-given-up': () =>
    info('Not connected.', 'Nothing was changed. You can connect whenever you like.', 'connect'),
  'sign-in-refused': () =>
    doubt(
      'The sign-in could not be trusted.',
      'The answer did not match what Wayclip asked for, so it was thrown away. Start the sign-in once more.',
      'connect-again',
    ),
  'permission-refused': () =>
    doubt(
      'You said no, and that is fine.',
      'Without access to the service, drafts stay in this browser. You can allow it at any time.',
      'connect-again',
    ),
  'service-silent': () =>
    error(
      'The service did not answer.',
      'It may be switched off or out of reach. The draft is safe here. Try again in a moment.',
      'try-again',
    ),
  'service-not-understood': () =>
    error(
      'The service gave an answer Wayclip does not understand.',
      'Check that the address in the settings is the right one. The draft is safe here.',
      'open-settings',
      'try-again',
    ),
  offline: () =>
    info('You are offline.', 'The draft is finished and saved here. Send it when you are back.', 'try-again'),
  'signed-out': () =>
    doubt(
      'Your account was signed out.',
      'That happens after 90 days, or when Wayclip is disconnected in the service. Your draft waits here.',
      'connect-again',
    ),
  'scope-missing': () =>
    doubt(
      'This account may look, not change.',
      'To send, connect again and allow “Create and change itineraries”.',
      'connect-again',
    ),
  forbidden: () =>
    error(
      'The service does not allow this.',
      'Your account may not do that from other apps. Nothing else was changed.',
      'open-itinerary',
    ),
  'subscription-required': () =>
    doubt('This part needs a paid plan on the service.', 'The rest of the draft can be sent.', 'try-again'),
  'itinerary-modified': () =>
    doubt(
      'This itinerary was changed elsewhere.',
      'Your change was not saved over it. Look at it, then send yours again.',
      'open-itinerary',
      'try-again',
    ),
  'itinerary-gone': () =>
    doubt(
      'This itinerary is no longer there.',
      'Your draft is, and can be sent as a new one.',
      'send-as-new',
    ),
  'too-large': () =>
    doubt('The service finds this too large.', 'It accepts smaller pictures and shorter plans.', 'try-again'),
  'not-a-picture': () =>
    error(
      'This file is not a picture the service can use.',
      'JPEG, PNG, WebP and HEIC work. The itinerary is complete without it.',
      'open-itinerary',
    ),
  refused: ({ detail }) =>
    error(
      'The service refused this.',
      `${detail ? `It says: “${detail}”. ` : ''}The draft is safe here. Change it and send it again.`,
      'try-again',
    ),
  'slow-down': ({ retryAfterSeconds }) =>
    doubt(
      'The service asks for a pause.',
      retryAfterSeconds
        ? `Try again in ${Math.ceil(retryAfterSeconds)} seconds. The draft waits here.`
        : 'Try again in a minute. The draft waits here.',
      'try-again',
    ),
  'service-broken': () =>
    error(
      'The service has a problem of its own.',
      'It answered that it cannot work right now. The draft is safe here. Try again later.',
      'try-again',
    ),
  'picture-kept-by-site': () =>
    doubt(
      'This site keeps its pictures.',
      'The picture could not be copied. The itinerary is complete without it.',
      'open-itinerary',
    ),
  'not-connected': () =>
    info('Not connected yet.', 'Connect your account, then send. The draft waits here.', 'connect'),
  'maybe-arrived': () =>
    doubt(
      'It may already be there.',
      'The connection broke while saving. Wayclip will look before it sends again.',
      'look-now',
    ),
  'browser-full': () =>
    error(
      'This browser is out of room.',
      'The draft is open but not saved. Remove old drafts in the Library, then read the page again.',
      'open-library',
    ),
  'clip-missing': () =>
    info(
      'This draft is no longer here.',
      'It was removed. Read the page again to make a new one.',
      'read-again',
    ),
  'newer-version': () =>
    error(
      'This draft was made by a newer Wayclip.',
      'Update Wayclip to open it. It was not changed.',
      'open-library',
    ),
  'edit-target-gone': () =>
    info(
      'This is no longer in the draft.',
      'It was removed in another window. All other changes are kept. Undo brings it back.',
      'go-on',
    ),
  'last-day': () =>
    info(
      'A trip has at least one day.',
      'The last day stays. Remove its stops instead, or add a day first.',
      'go-on',
    ),
  'changed-elsewhere': () =>
    info(
      'The draft was changed in another window.',
      'Here is how it stands now. Nothing was undone, and no change is lost.',
      'go-on',
    ),
  'not-a-wayclip-file': () =>
    error(
      'This is not a Wayclip file.',
      'Wayclip opens files that it saved itself; their names end in .wayclip.json. Nothing was changed.',
      'choose-another-file',
    ),
  'wayclip-file-damaged': () =>
    error(
      'This Wayclip file is damaged.',
      'A part of it is missing or was changed by hand. Save it once more where it came from. Nothing was changed.',
      'choose-another-file',
    ),
  'own-fault': () =>
    error(
      'Something went wrong in Wayclip.',
      'Your drafts are safe. The report holds no page text and stays here unless you send it.',
      'copy-report',
      'try-again',
    ),
};

export function explain<F extends Failure>(failure: F): Explanation {
  const say = words[failure.kind] as (failure: Failure) => Explanation;
  return say(failure);
}
