// Wiring of the online place search, if the traveller has switched one on. It continues after the page is closed, reports
// its progress to every open page, and ends at once when it is stopped or no longer allowed.
import { browser } from 'wxt/browser';
import { type Fetch, guard } from '../../lib/api/transport.ts';
import { type Answers, sendNews } from '../../lib/browser/answer.ts';
import { listed } from '../../lib/browser/contact-ledger.ts';
import {
  forgetGeocoder,
  keepGeocoder,
  loadGeocoder,
  onGeocoderChanged,
} from '../../lib/browser/geocoder-store.ts';
import { mayContact, permitted } from '../../lib/browser/may-contact.ts';
import { recallAnswer, rememberAnswer } from '../../lib/browser/place-answers.ts';
import { savePlaceRequest, takePlaceRequest } from '../../lib/browser/place-request.ts';
import { withUserAgent } from '../../lib/browser/user-agent.ts';
import { askPlaceSearch, type PlaceSearchEdges } from '../../lib/journeys/ask-place-search.ts';
import { locateStops, namesToLocate, withLocated } from '../../lib/journeys/locate-stops.ts';
import { rateLimiter } from '../../lib/journeys/rate-limiter.ts';
import type { PlaceAnswers } from '../../lib/journeys/settle-found.ts';
import { findClip, keepClip } from '../../lib/library/clips.ts';
import { geocoderHost } from '../../lib/model/geocoder.ts';
import { hostPattern } from '../../lib/model/host-pattern.ts';
import type { SearchProgress } from '../../lib/model/look-up.ts';
import { asCandidate } from '../../lib/model/place-answer.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { aloneWith, spread } from './clip-changes.ts';
import { library } from './library.ts';

// Public place searches ask for at most one request per second.
const turn = rateLimiter(1100, {
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resume) => setTimeout(resume, milliseconds)),
});

interface Run {
  end: AbortController;
  template: string;
  lookUp: SearchProgress;
}
/** By clip id. Results stay until the worker is stopped. */
const runs = new Map<string, Run>();

/** The words sent as part of the address. */
const wordsIn = (address: string) => decodeURIComponent(new URL(address).search);

function edgesFor(template: string, signal: AbortSignal): PlaceSearchEdges {
  const overNetwork: Fetch = (input, init) => fetch(input, init);
  const fetching = permitted(
    'places',
    listed(withUserAgent(overNetwork), () => 'places', wordsIn),
  );
  return {
    template,
    signal,
    turn,
    fetch: guard({ fetch: fetching, isOnline: () => navigator.onLine }, [template]),
    recall: (address) => recallAnswer(address, Date.now()),
    remember: (address, answer) => rememberAnswer(address, answer, Date.now()),
  };
}

/** The template of the chosen search, if its host may be contacted. */
async function allowedTemplate(): Promise<string | undefined> {
  const template = await loadGeocoder();
  return template !== undefined && (await mayContact('places', template)) ? template : undefined;
}

async function lookUpOf(clipId: string): Promise<SearchProgress> {
  const template = await allowedTemplate();
  const run = runs.get(clipId);
  if (template === undefined) return { is: 'off' };
  return run?.template === template ? run.lookUp : { is: 'ready', host: geocoderHost(template) };
}

function show(clipId: string, run: Run, lookUp: SearchProgress): void {
  run.lookUp = lookUp;
  sendNews('places.changed', { clipId, lookUp }).catch((thrown) => console.warn('Not told:', thrown));
}

/** Under the send lock, a draft being sent or gone stays untouched; under the clip lock, no edit is overwritten. */
async function put(clipId: string, answers: PlaceAnswers): Promise<{ found: number; toChoose: number }> {
  const place = async () => {
    const kept = await findClip(await library(), clipId);
    if (!kept.ok || kept.value.delivery.step !== 'kept') return { found: 0, toChoose: 0 };
    const { draft, ...counts } = withLocated(kept.value.draft, answers);
    if (JSON.stringify(draft) === JSON.stringify(kept.value.draft)) return counts;
    const stored = await keepClip(await library(), { ...kept.value, draft });
    if (stored.ok) spread(stored.value);
    return counts;
  };
  return navigator.locks.request(`wayclip-send-${clipId}`, () => aloneWith(clipId, place));
}

/** Runs on after the answer: the traveller reads the draft while its stops are located. */
export async function locateStopsOf(clipId: string): Promise<void> {
  const template = await allowedTemplate();
  const clip = await findClip(await library(), clipId);
  if (template === undefined || !clip.ok || runs.get(clipId)?.lookUp.is === 'looking') return;
  const { draft } = clip.value;
  const of = namesToLocate(draft).length;
  if (of === 0) return;
  const host = geocoderHost(template);
  let counts = { host, asked: 0, of, found: 0, toChoose: 0 };
  const run: Run = { end: new AbortController(), template, lookUp: { is: 'looking', ...counts } };
  runs.set(clipId, run);
  show(clipId, run, run.lookUp);
  const why = await locateStops(draft, {
    ...edgesFor(template, run.end.signal),
    onStep: async ({ asked, answers }) => {
      counts = { ...counts, asked, ...(await put(clipId, answers)) };
      if (!run.end.signal.aborted) show(clipId, run, { is: 'looking', ...counts });
    },
  }).catch((thrown) => {
    console.warn('Stops not located:', thrown);
    return 'nonsense' as const;
  });
  if (why === 'refused' || (await allowedTemplate()) !== template) show(clipId, run, await offOrReady());
  else show(clipId, run, why ? { is: 'stopped', why, ...counts } : { is: 'done', ...counts });
}

async function offOrReady(): Promise<SearchProgress> {
  const template = await allowedTemplate();
  return template === undefined ? { is: 'off' } : { is: 'ready', host: geocoderHost(template) };
}

const goOn = (clipId: string): void => {
  locateStopsOf(clipId).catch((thrown) => console.warn('Stops not located:', thrown));
};

export const placesState: Answers['places.state'] = async ({ clipId }) => ok(await lookUpOf(clipId));

export const placesLook: Answers['places.look'] = async ({ clipId }) => {
  goOn(clipId);
  return ok(null);
};

export const placesEnd: Answers['places.end'] = async ({ clipId }) => {
  runs.get(clipId)?.end.abort();
  return ok(null);
};

export const requestPlaces: Answers['places.wish'] = async (request) => {
  await savePlaceRequest(request, Date.now());
  return ok(null);
};

/** The browser has just allowed its host. */
export const placesSwitch: Answers['places.switch'] = async ({ template, clipId }) => {
  await takePlaceRequest(Date.now());
  await keepGeocoder(template);
  goOn(clipId);
  return ok(null);
};

/** Searches for typed words, on a press only. */
export const findOnline: Answers['places.find'] = async ({ name }) => {
  const template = await allowedTemplate();
  if (template === undefined) return fail({ kind: 'refused' });
  const answer = await askPlaceSearch(name, edgesFor(template, new AbortController().signal));
  return answer.ok ? ok(answer.value.places.map(asCandidate)) : answer;
};

/** Ends the runs that use a search which is no longer chosen or allowed. */
async function endOthers(): Promise<void> {
  const template = await allowedTemplate();
  const now = await offOrReady();
  for (const [clipId, run] of runs)
    if (run.template !== template) {
      run.end.abort();
      show(clipId, run, now);
    }
}

/** Revoking the permission switches the search off for good, even if the host is allowed again for something else. */
export function keepPlaceSearch(): void {
  browser.permissions.onRemoved.addListener(async ({ origins = [] }) => {
    const template = await loadGeocoder();
    if (template === undefined || !origins.includes(hostPattern(template))) return;
    await forgetGeocoder();
    await endOthers();
  });
  browser.permissions.onAdded.addListener(async ({ origins = [] }) => {
    const request = await takePlaceRequest(Date.now(), ({ template }) =>
      origins.includes(hostPattern(template)),
    );
    if (!request) return;
    await keepGeocoder(request.template);
    goOn(request.clipId);
  });
  onGeocoderChanged(() => void endOthers().catch((thrown) => console.warn('Not ended:', thrown)));
}
