// Explains a failure to the traveller: what happened, what is safe, what to do next.
import type { EditFailure, Failure, notUnderstoodReasons } from '../model/failure.ts';
import { byteWords } from './byte-words.ts';
import { many, t, type WordKey } from './words.ts';

/** What the traveller can do about a failure. A surface shows the steps that it can carry out. */
const stepKeys = {
  'read-anyway': 'steps.readAnyway',
  'read-again': 'steps.readAgain',
  'open-another-page': 'steps.openAnotherPage',
  'open-page': 'steps.openPage',
  connect: 'steps.connect',
  'connect-again': 'steps.connectAgain',
  'open-settings': 'steps.openSettings',
  'try-again': 'steps.tryAgain',
  'store-now': 'steps.storeNow',
  'look-now': 'steps.lookNow',
  'send-as-new': 'steps.sendAsNew',
  'open-itinerary': 'steps.openItinerary',
  'choose-another-file': 'steps.chooseAnotherFile',
  'open-library': 'steps.openLibrary',
  'copy-report': 'steps.copyReport',
  'go-on': 'steps.goOn',
  'let-service-read': 'steps.letServiceRead',
  'explore-trips': 'explore.open',
} as const;
export type NextStep = keyof typeof stepKeys;
export const nextSteps = Object.keys(stepKeys) as NextStep[];

/** 'try-again' → "Try again" */
export const stepWords = (step: NextStep): string => t(stepKeys[step]);

export interface Explanation {
  /** How serious it is: only something that failed or was destroyed is an error. */
  tone: 'info' | 'doubt' | 'error';
  title: string;
  text: string;
  nextSteps: NextStep[];
}

type NameOf<K> = K extends `failures.${infer Name}.title` ? Name : never;
type Name = NameOf<WordKey>;

interface Case {
  tone: Explanation['tone'];
  /** The key of its words in the catalogue. */
  name: Name;
  steps: NextStep[];
}

const info = (name: Name, ...steps: NextStep[]): Case => ({ tone: 'info', name, steps });
const doubt = (name: Name, ...steps: NextStep[]): Case => ({ tone: 'doubt', name, steps });
const error = (name: Name, ...steps: NextStep[]): Case => ({ tone: 'error', name, steps });

const cases: { [K in Failure['kind']]: Case } = {
  'page-off-limits': info('pageOffLimits', 'open-another-page'),
  'page-gone': info('pageGone', 'read-again'),
  'page-unreadable': doubt('pageUnreadable', 'read-again'),
  'page-silent': doubt('pageSilent', 'read-again'),
  'nothing-found': info('nothingFound', 'read-again', 'let-service-read', 'explore-trips'),
  'words-gone': doubt('wordsGone', 'open-page'),
  'source-closed': info('sourceClosed', 'open-page'),
  'source-out-of-reach': info('sourceOutOfReach', 'open-page'),
  'pdf-encrypted': doubt('pdfEncrypted', 'choose-another-file', 'open-another-page'),
  'pdf-corrupt': error('pdfCorrupt', 'choose-another-file', 'open-another-page'),
  'file-too-large': info('fileTooLarge', 'choose-another-file', 'open-another-page'),
  'pdf-no-text': doubt('pdfNoText', 'choose-another-file', 'open-another-page'),
  'pdf-not-a-booking': info('pdfNotABooking', 'choose-another-file', 'open-another-page'),
  'file-is-video': info('fileIsVideo', 'choose-another-file', 'open-another-page'),
  'no-service': info('noService', 'open-settings'),
  'sign-in-given-up': info('signInGivenUp', 'connect'),
  'sign-in-refused': doubt('signInRefused', 'connect-again'),
  'permission-refused': doubt('permissionRefused', 'connect-again'),
  'address-not-allowed': doubt('addressNotAllowed', 'open-settings', 'try-again'),
  'service-silent': error('serviceSilent', 'try-again'),
  'service-not-understood': error('serviceNotUnderstood', 'open-settings', 'try-again'),
  offline: info('offline', 'try-again'),
  'signed-out': doubt('signedOut', 'connect-again'),
  'scope-missing': doubt('scopeMissing', 'connect-again'),
  forbidden: error('forbidden', 'open-itinerary'),
  'subscription-required': doubt('subscriptionRequired', 'try-again'),
  'itinerary-modified': doubt('itineraryModified', 'open-itinerary', 'try-again'),
  'itinerary-gone': doubt('itineraryGone', 'send-as-new'),
  'too-large': doubt('tooLarge', 'try-again'),
  'not-a-picture': error('notAPicture', 'open-itinerary'),
  refused: error('refused', 'try-again'),
  'slow-down': doubt('slowDown', 'try-again'),
  'service-broken': error('serviceBroken', 'try-again'),
  'picture-kept-by-site': doubt('pictureKeptBySite', 'open-itinerary'),
  'import-forbidden': info('importForbidden', 'read-again'),
  'import-needs-plan': info('importNeedsPlan', 'read-again'),
  'imports-used-up': info('importsUsedUp', 'read-again'),
  'nothing-to-look-at': info('nothingToLookAt', 'read-again'),
  'not-connected': info('notConnected', 'connect'),
  'maybe-arrived': doubt('maybeArrived', 'look-now'),
  'set-aside': error('setAside', 'try-again', 'copy-report'),
  'browser-full': error('browserFull', 'open-library'),
  'clip-missing': info('clipMissing', 'read-again'),
  'newer-version': error('newerVersion', 'open-library'),
  'library-newer': error('libraryNewer', 'try-again'),
  'edit-target-gone': info('editTargetGone', 'go-on'),
  'edits-waiting': error('editsWaiting', 'store-now', 'open-library', 'copy-report'),
  'last-day': info('lastDay', 'go-on'),
  'changed-elsewhere': info('changedElsewhere', 'go-on'),
  'not-a-wayclip-file': error('notAWayclipFile', 'choose-another-file'),
  'wayclip-file-damaged': error('wayclipFileDamaged', 'choose-another-file'),
  'own-fault': error('ownFault', 'copy-report', 'try-again'),
};

const reasonKeys = {
  'not-json': 'notJson',
  'answer-too-large': 'answerTooLarge',
  redirected: 'redirected',
  'foreign-address': 'foreignAddress',
  'wrong-issuer': 'wrongIssuer',
  'no-safe-sign-in': 'noSafeSignIn',
  'endless-list': 'endlessList',
  'no-tool': 'noTool',
  'tool-unclear': 'toolUnclear',
  unsendable: 'unsendable',
} as const satisfies Record<(typeof notUnderstoodReasons)[number], string>;

/** The text, with details if the failure has any. */
function textOf(failure: Failure, name: Name): string {
  if (failure.kind === 'nothing-found' && failure.names !== undefined)
    return many('failures.nothingSure.text', failure.names);
  if (failure.kind === 'nothing-found')
    return t('failures.nothingFound.text', {
      page: failure.title
        ? t('failures.nothingFound.named', { title: failure.title })
        : t('failures.nothingFound.unnamed'),
    });
  if (failure.kind === 'file-too-large')
    return t('failures.fileTooLarge.text', { size: byteWords(failure.mostBytes) });
  if (failure.kind === 'address-not-allowed')
    return t('failures.addressNotAllowed.text', { host: failure.host });
  if (failure.kind === 'pdf-not-a-booking') return many('failures.pdfNotABooking.text', failure.pages);
  if (failure.kind === 'refused' && failure.detail)
    // The sentence around it already ends with a full stop.
    return t('failures.refused.says', { detail: failure.detail.replace(/(?<![.。])[.。]+$/u, '') });
  if (failure.kind === 'slow-down' && failure.retryAfterSeconds)
    return many('failures.slowDown.wait', Math.ceil(failure.retryAfterSeconds));
  if (failure.kind === 'edits-waiting') return editsWaitingText(failure);
  if (failure.kind === 'service-not-understood' && failure.reason)
    return t(`failures.serviceNotUnderstood.${reasonKeys[failure.reason]}`);
  return t(
    `failures.${
      name as Exclude<
        Name,
        'nothingFound' | 'nothingSure' | 'pdfNotABooking' | 'fileTooLarge' | 'addressNotAllowed'
      >
    }.text`,
  );
}

function editsWaitingText({ isFull, isWrittenDown }: EditFailure & { kind: 'edits-waiting' }): string {
  if (!isWrittenDown) return t('failures.editsWaiting.onlyHere');
  return t(isFull ? 'failures.editsWaiting.full' : 'failures.editsWaiting.text');
}

const isUnsure = (failure: Failure) => failure.kind === 'nothing-found' && failure.names !== undefined;

export function explain(failure: Failure): Explanation {
  const { tone, name, steps } = isUnsure(failure)
    ? info('nothingSure', 'read-anyway', 'read-again', 'explore-trips')
    : cases[failure.kind];
  return { tone, title: t(`failures.${name}.title`), text: textOf(failure, name), nextSteps: steps };
}
