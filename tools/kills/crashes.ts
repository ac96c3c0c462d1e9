// Kills the whole browser again and again, while drafts are made, edited and sent in it as fast as it answers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { toWayclipFile } from '../../lib/export/wayclip-file.ts';
import type { Sourced } from '../../lib/model/draft.ts';
import { demoTraveller } from '../../service/seed.ts';
import type { BrowserKind } from '../browser/find-browser.ts';
import { randomOf } from '../random.ts';
import { CrashBrowser } from './crash-browser.ts';
import { faultsInService, missingIn, type Recorded, type StoredClip } from './crash-record.ts';
import { asker, listOf } from './truth.ts';
import { type Built, withBuild } from './with-sender.ts';

export interface CrashOptions {
  kills: number;
  seed: number;
  /** No further kill starts after this many minutes. */
  minutes: number;
  kind: BrowserKind;
  /** The first of three ports. */
  port: number;
  say: (line: string) => void;
}

/** A kill happens between right after the start and this long into its work. */
const maxLifeMilliseconds = 1500;
/** Sent early enough that some edits come before it and some after. */
const sentAfterEdits = 3;
/** Unanswered creates are looked for after 75 s; failures are then retried. */
const maxRestMilliseconds = 300_000;

const sourced = <T>(value: T): Sourced<T> => ({ value, origin: { by: 'traveller' }, confidence: 1 });

/** A one-day trip as a Wayclip file: the quickest way to a draft with a given name. */
const fileOf = (title: string): string =>
  toWayclipFile({
    source: { kind: 'page', url: 'https://blog.test/', title, clippedAt: '2027-04-02T08:00:00.000Z' },
    draft: {
      title: sourced(title),
      days: [{ id: 'day-1', stops: [{ id: 'stop-1', name: sourced('Graslei') }] }],
      packing: [],
      expenses: [],
      reservations: [],
      questions: [],
      confidence: 1,
    },
  });

/** Works until the browser is killed; everything acknowledged by then is in the record. */
async function work(browser: CrashBrowser, title: string, records: Recorded[]): Promise<void> {
  const clip = (await browser.ask('clip.import', { text: fileOf(title) })) as { id: string } | undefined;
  if (!clip) return;
  const record: Recorded = { clipId: clip.id, title, words: [], isOnItsWay: false };
  records.push(record);
  for (let count = 0; !browser.isDead; count += 1) {
    const word = `${title} item ${count}`;
    const edit = { kind: 'add-packing', newItemId: word, name: word, quantity: 1 };
    if (await browser.ask('clip.edit', { clipId: clip.id, edit })) record.words.push(word);
    if (count === sentAfterEdits) browser.ask('clip.send', { clipId: clip.id }).catch(() => undefined);
    if (count > sentAfterEdits && !record.isOnItsWay) record.isOnItsWay = await isBegun(browser, clip.id);
  }
}

async function isBegun(browser: CrashBrowser, clipId: string): Promise<boolean> {
  const now = (await browser.ask('clip.open', { clipId })) as StoredClip | undefined;
  return now !== undefined && now.delivery.step !== 'kept';
}

export async function crash(options: CrashOptions): Promise<boolean> {
  let isGood = false;
  await withBuild(options, async (built) => {
    const profile = mkdtempSync(join(tmpdir(), 'wayclip-crashes-'));
    built.atEnd(() => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
    isGood = await crashAll(options, built, profile);
  });
  return isGood;
}

async function crashAll(options: CrashOptions, built: Built, profile: string): Promise<boolean> {
  const { kills, seed, minutes, kind, say } = options;
  const { executablePath, extension, service } = built;
  const start = () => CrashBrowser.start(kind, { executablePath, extension, headless: true, profile, say });
  const random = randomOf(seed);
  const records: Recorded[] = [];
  const missing = new Set<string>();
  const end = Date.now() + minutes * 60_000;
  say(`Seed ${seed}, ${kills} kills of ${kind}, no longer than ${minutes} minutes.`);
  let browser = await start();
  await browser.connect(service.authUrl, demoTraveller);
  let count = 0;
  for (; count < kills && Date.now() < end; count += 1) {
    const working = work(browser, `Crash ${count}`, records).catch(() => undefined);
    await pause(random() * maxLifeMilliseconds);
    await browser.kill();
    await working;
    browser = await start();
    for (const line of missingIn(records, (await browser.rows('clips')) as StoredClip[])) missing.add(line);
    if ((count + 1) % 10 === 0)
      say(`${count + 1} kills, ${wordsOf(records)} edits acknowledged, ${missing.size} missing`);
  }
  await rest(browser, built);
  const list = async () => listOf(asker(service.apiUrl, await browser.bearer()), 'owned');
  // The last crash may have lost the token, or the answer with the refreshed one: the traveller signs in again.
  const there = await list().catch(async () => {
    await browser.connect(service.authUrl, demoTraveller);
    return list();
  });
  const titles = there.map(({ title }) => title ?? '');
  const wrong = faultsInService(records, titles);
  await browser.close();
  for (const line of [...missing, ...wrong]) say(`  ${line}`);
  const sent = records.filter(({ isOnItsWay }) => isOnItsWay).length;
  say(
    `${count} kills in ${kind}: ${records.length} drafts and ${wordsOf(records)} edits acknowledged, ${missing.size} missing; ${sent} on their way, ${wrong.length} lost or doubled in the service.`,
  );
  return missing.size === 0 && wrong.length === 0;
}

const wordsOf = (records: readonly Recorded[]): number =>
  records.reduce((sum, { words }) => sum + words.length, 0);

/** Waits until nothing is on its way, signing in again if a crash lost the token. */
async function rest(browser: CrashBrowser, { service }: Built): Promise<void> {
  const end = Date.now() + maxRestMilliseconds;
  while (Date.now() < end) {
    const parcels = (await browser.rows('outbox')) as { state: { is: string; failure?: { kind: string } } }[];
    const open = parcels.filter(({ state }) => ['queued', 'sending', 'waiting'].includes(state.is));
    if (open.length === 0) return;
    if (open.some(({ state }) => state.failure?.kind === 'signed-out'))
      await browser.connect(service.authUrl, demoTraveller);
    await pause(1000);
  }
}
