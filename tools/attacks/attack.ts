// What an attack is, and its world: a browser with Wayclip, pages and a service that can be made hostile, and a record
// of every host that was contacted.
import type { ServerResponse } from 'node:http';
import type { Page } from 'puppeteer-core';
import type { BrowserKind } from '../browser/find-browser.ts';
import type { HostileService } from './service.ts';

export interface World {
  kind: BrowserKind;
  /** Serves a page at that path and opens it in a tab; `stalls`: does not wait for its load. */
  open(path: string, html: string, how?: { stalls?: boolean }): Promise<Page>;
  /** Serves an answer at that path instead of a page. */
  answer(path: string, answer: (response: ServerResponse) => void): void;
  press(page: Page): Promise<Page>;
  /** Opens one of the extension's own pages. */
  own(path: string): Promise<Page>;
  service: HostileService;
  /** All hosts that anything in the browser contacted. */
  asked(): string[];
  /** Runs in the background's own context; Chromium only. */
  inWorker(code: string): Promise<unknown>;
}

export interface Outcome {
  held: boolean;
  /** The outcome, in a few words. */
  seen: string;
}

export interface Attack {
  name: string;
  /** Built for the stores, or for the service on this machine. */
  build: 'store' | 'loopback';
  /** The only browser that it can be tried in; both by default. */
  only?: BrowserKind;
  /** For an attack that has to wait longer than others. */
  maxSeconds?: number;
  run(world: World): Promise<Outcome>;
}

/** The default time limit of an attack. */
export const maxSeconds = 75;
