// @vitest-environment happy-dom
// Whatever a page, a file or a service writes, a person sees it as text: the elements on the screen, and their
// attributes, are the same as for harmless text of the same length.
import { act, cleanup, render } from '@testing-library/preact';
import type { ComponentChildren } from 'preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FileProblems } from '../../components/convert/FileProblems.tsx';
import { FoundBookings } from '../../components/convert/FoundBookings.tsx';
import { ExploreScreen } from '../../components/explore/ExploreScreen.tsx';
import { TripScreen } from '../../components/explore/TripScreen.tsx';
import { TripPictureContext } from '../../components/explore/trip-pictures.ts';
import { ExportPrint } from '../../components/export/ExportPrint.tsx';
import { FailureBanner } from '../../components/failure/FailureBanner.tsx';
import { FailureState } from '../../components/failure/FailureState.tsx';
import { DraftPictureContext } from '../../components/library/draft-pictures.ts';
import { ItineraryScreen } from '../../components/library/ItineraryScreen.tsx';
import { LibraryScreen } from '../../components/library/LibraryScreen.tsx';
import { ReviewScreen } from '../../components/review/ReviewScreen.tsx';
import { firstView, type ReviewView } from '../../components/review/review-view.ts';
import { SentScreen } from '../../components/send/SentScreen.tsx';
import type { Failure } from '../../lib/model/failure.ts';
import { everyFailure, ignore, sent } from '../components/sample.ts';
import { addresses, filled, markup, word } from './payloads.ts';
import { exploreView, files, foundBookings, libraryView, openedItinerary, wholeClip } from './seen-things.ts';

afterEach(cleanup);

/** The URL of a picture's local copy. */
const copied = 'blob:chrome-extension://own/1';

type Given = Parameters<typeof filled>[1];

/** Actions that do nothing. */
const actions = new Proxy({}, { get: () => vi.fn() }) as never;

const linking = ['href', 'src', 'srcset', 'action', 'formaction', 'data', 'xlink:href'];

function drawn(screen: ComponentChildren) {
  const { container } = render(<div>{screen}</div>);
  const elements = [...container.querySelectorAll('*')];
  const found = {
    shape: elements.map((element) => [element.tagName, ...element.getAttributeNames().toSorted()].join(' ')),
    links: elements.flatMap((element) => linking.flatMap((name) => element.getAttribute(name) ?? [])),
    words: [container.textContent, ...elements.map((element) => element.getAttribute('value'))].join('\n'),
  };
  cleanup();
  return found;
}

const review = (given: Given, at: Partial<ReviewView> = {}) => (
  <ReviewScreen
    header={null}
    clip={filled(wholeClip, given)}
    view={{ ...firstView, ...at }}
    onView={ignore}
    onSend={ignore}
    isStarting={false}
    pictures={new Map([['d1', copied]])}
  />
);

/** Each kind, with everything that a service or a bug could add to it. */
const failures = (given: Given) =>
  Object.values(everyFailure).map(
    (failure) =>
      ({ ...failure, ...filled({ detail: word, code: word, title: word, report: word }, given) }) as Failure,
  );

const screens: Record<string, (given: Given) => ComponentChildren> = {
  'the days of a draft': (given) => review(given),
  'a stop, with the words it came from': (given) => review(given, { openStop: 's1' }),
  'the packing list': (given) => review(given, { part: 'packing' }),
  'the expenses': (given) => review(given, { part: 'expenses' }),
  'the sheet on paper': (given) => <ExportPrint clip={filled(wholeClip, given)} />,
  'what was sent': (given) => (
    <SentScreen
      header={null}
      clip={filled({ ...wholeClip, delivery: sent() }, given)}
      picture={copied}
      onDone={ignore}
    />
  ),
  'trips of others': (given) => (
    <ExploreScreen header={null} hasTitle={true} view={filled(exploreView, given)} actions={actions} />
  ),
  'a trip of somebody': (given) => {
    const view = filled(exploreView, given);
    return <TripScreen header={null} view={view} open={view.trip} actions={actions} />;
  },
  'the library': (given) => (
    <LibraryScreen header={null} view={filled(libraryView, given)} actions={actions} queue={actions} />
  ),
  'an itinerary of the service': (given) => (
    <ItineraryScreen header={null} open={filled(openedItinerary, given)} actions={actions} />
  ),
  'bookings that were found in files': (given) => (
    <FoundBookings found={filled(foundBookings, given)} actions={actions} />
  ),
  'files that gave nothing': (given) => (
    <FileProblems
      files={filled(files, given)}
      onFiles={ignore}
      onAgain={ignore}
      onByHand={ignore}
      onMake={ignore}
    />
  ),
  'every failure, with the service’s own text': (given) =>
    failures(given).map((failure) => (
      <>
        <FailureBanner failure={failure} steps={{}} />
        <FailureState failure={failure} steps={{}} />
      </>
    )),
};

/** Screens with pictures, and how many of these are local copies. */
const pictured: Record<string, number> = {
  'the days of a draft': 1,
  'a stop, with the words it came from': 1,
  'what was sent': 1,
  'trips of others': 1,
  'a trip of somebody': 1,
  'the library': 1,
  'an itinerary of the service': 2,
};

/** The same screen once its pictures have loaded. */
async function withPictures(screen: ComponentChildren): Promise<Element> {
  const load = async () => ({ address: copied, giveBack: ignore });
  const { container } = render(
    <TripPictureContext.Provider value={load}>
      <DraftPictureContext.Provider value={load}>{screen}</DraftPictureContext.Provider>
    </TripPictureContext.Provider>,
  );
  await act(async () => undefined);
  return container;
}

/** Elements that a browser loads by itself, without a press. */
const loading =
  'img, source, video, audio, track, image, use, iframe, embed, object, link, input[type=image]';
const loadedFrom = (element: Element) =>
  ['src', 'srcset', 'poster', 'data', 'href', 'xlink:href'].flatMap(
    (name) => element.getAttribute(name) ?? [],
  );

test('the screens with pictures are screens of these', () =>
  expect(Object.keys(screens)).toEqual(expect.arrayContaining(Object.keys(pictured))));

describe.each(Object.entries(screens))('%s', (name, screen) => {
  const plain = drawn(screen({}));

  test('shows the words it is given', () => expect(plain.words).toContain(word));

  test.each(markup)('%j stays text', (payload) => {
    const hostile = drawn(screen({ words: payload }));
    // Of the same length, because longer text folds.
    const harmless = drawn(screen({ words: word.padEnd(payload.length, 'n') }));
    expect(hostile.shape).toEqual(harmless.shape);
    expect(hostile.links).toEqual(harmless.links);
    expect(hostile.words).toContain(payload.slice(-12));
  });

  test.each(addresses)('no link, picture or form goes to %j', (address) => {
    const { links } = drawn(screen({ words: address, address }));
    // The device's own map app gets numbers, and nothing else.
    const isOwn = (link: string) => link === copied || /^geo:[-\d.,]+\?q=[-\d.,]+$/.test(link);
    for (const link of links.filter((each) => !isOwn(each))) expect(link).toMatch(/^(?:https?:\/\/|#)/);
  });

  test('no picture is taken from an address of others', async () => {
    const seen = await withPictures(screen({}));
    const sources = [...seen.querySelectorAll(loading)].flatMap(loadedFrom);
    expect(sources).toEqual(Array.from({ length: pictured[name] ?? 0 }, () => copied));
    for (const element of seen.querySelectorAll('[style]'))
      expect(element.getAttribute('style')).not.toMatch(/url\(|image-set/i);
  });
});
