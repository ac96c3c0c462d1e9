// What end-to-end tests cannot do in one browser, or need not repeat there, and why.

export interface OnlyIn {
  file: string;
  /** The beginning of the title; without it, the whole file. */
  title?: string;
  why: string;
}

const menu =
  'A browser’s own menu is out of automation’s reach. In Chromium the worker is told that its entry was chosen; of Firefox’s background automation has no handle.';
const offline =
  'Only Chromium’s automation can take the network from the background. What is shown without one is the same code in both.';
const stopping =
  'The worker is ended between two requests, over Chromium’s debugging protocol. That a stopped background loses nothing in Firefox either is shown by `test/e2e/survival.test.ts`.';

const listening =
  'What the worker says, stores and is sent is heard over Chromium’s debugging protocol. The code that keeps tokens is the same in both.';

const filling =
  'The worker is told over Chromium’s debugging protocol that there is no room left; of Firefox’s background automation has no handle. The code that keeps what was typed is the same in both.';

const staging =
  'The screens are staged over Chromium’s debugging protocol, as for the pictures of all screens. The style sheets are the same in both.';

export const onlyIn: OnlyIn[] = [
  { file: 'first-sight.test.ts', why: staging },
  { file: 'narrow.test.ts', why: staging },
  { file: 'explore.test.ts', title: 'opens from the page’s menu', why: menu },
  { file: 'explore.test.ts', title: 'says when it is offline', why: offline },
  { file: 'kills.test.ts', title: 'exactly one itinerary', why: stopping },
  { file: 'kills.test.ts', title: 'tokens', why: listening },
  { file: 'library.test.ts', title: 'shows its copy offline', why: offline },
  {
    file: 'media.test.ts',
    title: 'a picture that its site keeps',
    why: 'Firefox’s open popup is out of automation’s reach: in a tab of its own it stands before the page, whose picture is then not on the screen.',
  },
  { file: 'storage.test.ts', title: 'chromium, its storage full', why: filling },
  { file: 'surfaces.test.ts', title: 'the page’s menu adds', why: menu },
  {
    file: 'take-along.test.ts',
    title: 'the real popup leaves the file',
    why: 'Firefox’s open popup is out of automation’s reach: there the same page is opened in a tab, and its files are looked at in the test above.',
  },
];
