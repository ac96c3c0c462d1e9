// What an attack is, and what it has around it: a browser with Wayclip, pages and a service that can be made hostile, and
// a record of all who were asked for anything.
import type { ServerResponse } from 'node:http';
import type { Page } from 'puppeteer-core';
import type { BrowserKind } from '../browser/find-browser.ts';
import type { HostileService } from './service.ts';

export interface World {
  kind: BrowserKind;
  /** Puts a page there and opens it in a tab; `stalls`: its load is not waited for. */
  open(path: string, html: string, how?: { stalls?: boolean }): Promise<Page>;
  /** Answers for that path instead of a page. */
  answer(path: string, answer: (response: ServerResponse) => void): void;
  press(page: Page): Promise<Page>;
  /** One of the extension's own pages. */
  own(path: string): Promise<Page>;
  service: HostileService;
  /** Hosts that anything in the browser asked for. */
  asked(): string[];
  /** Runs in the background's own world; Chromium only. */
  inWorker(code: string): Promise<unknown>;
}

export interface Outcome {
  held: boolean;
  /** What was seen, in a few words. */
  seen: string;
}

export interface Attack {
  name: string;
  /** As for the stores, or for the service on this machine. */
  build: 'store' | 'loopback';
  /** Where it can be tried; else in both. */
  only?: BrowserKind;
  /** Where it has more to wait for than others. */
  maxSeconds?: number;
  run(world: World): Promise<Outcome>;
}

/** Nothing else is waited for longer. */
export const maxSeconds = 75;
