// Pages whose trip is in pictures: an album, a video, and a video streamed into its player.
import { readFileSync } from 'node:fs';
import { frame } from '../service/imports/frame.ts';
import type { HardPage } from './hard-pages.ts';

const signs = [
  ['# Two days in Portugal', '## Day 1: Porto', '9:00 Livraria Lello', '11:30 Torre dos Clerigos'],
  ['# Two days in Portugal', '## Day 2: Lisbon', '9:00 Castelo de Sao Jorge', '14:00 Museu do Azulejo'],
];
const picture = (lines: string[]): HardPage => ({ html: frame(lines), type: 'image/jpeg' });

/** Three silent seconds: the first sign, then the second. Recorded in a browser, so the file does not state its duration. */
export const film = readFileSync(new URL('./film.webm', import.meta.url));

const watching = `
  const player = document.querySelector('video');
  player.addEventListener('loadeddata', () => { document.body.dataset.ready = 'yes'; }, { once: true });`;
const streaming = `${watching}
  fetch('/film.webm').then((answer) => answer.arrayBuffer()).then((bytes) => {
    const stream = new MediaSource();
    stream.addEventListener('sourceopen', () => {
      const buffer = stream.addSourceBuffer('video/webm; codecs="vp8"');
      buffer.addEventListener('updateend', () => stream.readyState === 'open' && stream.endOfStream());
      buffer.appendBuffer(bytes);
    });
    player.src = URL.createObjectURL(stream);
  });`;

const page = (title: string, body: string): HardPage => ({
  html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><body>${body}</body></html>`,
});
const same = (paths: string[], shown: HardPage) => Object.fromEntries(paths.map((path) => [path, shown]));
const player = '<video width="1000" height="456"></video>';

export const mediaPages: Record<string, HardPage> = {
  '/sign-1.jpg': picture(signs[0] ?? []),
  '/sign-2.jpg': picture(signs[1] ?? []),
  // One for each browser: a link that was imported once is free for the traveller in the other browser too.
  ...same(
    ['/album', '/album-chromium', '/album-firefox', '/album-unread'],
    page('Album', '<img src="/sign-1.jpg"><img src="/sign-2.jpg">'),
  ),
  '/film.webm': { html: film, type: 'video/webm' },
  '/film': page('Film', `${player}<script>${watching} player.src = '/film.webm';</script>`),
  ...same(['/stream-chromium', '/stream-firefox'], page('Stream', `${player}<script>${streaming}</script>`)),
};
