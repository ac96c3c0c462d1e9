// Starts a fresh browser, site and service for one attack, and ends them all afterwards.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchChromium } from '../browser/chromium.ts';
import type { BrowserKind } from '../browser/find-browser.ts';
import { launchFirefox } from '../browser/firefox.ts';
import { openGate } from '../kills/gate.ts';
import { type Attack, maxSeconds, type Outcome, type World } from './attack.ts';
import { startHostileService } from './service.ts';

export interface Place {
  kind: BrowserKind;
  executablePath: string;
  extension: string;
}

type Answer = (response: ServerResponse) => void;

async function startSite() {
  const answers = new Map<string, Answer>();
  const server = createServer(({ url = '/' }, response) => {
    const answer = answers.get(new URL(url, 'http://x').pathname);
    if (answer) answer(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, answers, stop };
}

const launch = { chromium: launchChromium, firefox: launchFirefox };

export async function runAttack(
  attack: Attack,
  { kind, executablePath, extension }: Place,
): Promise<Outcome> {
  const asked: string[] = [];
  const [site, service, gate] = await Promise.all([
    startSite(),
    startHostileService(),
    openGate((host) => asked.push(host)),
  ]);
  const start = () => launch[kind]({ executablePath, extension, headless: true, proxy: gate.url });
  // On a busy machine a browser may fail to start the first time.
  const wayclip = await start().catch(start);
  const world: World = {
    kind,
    service,
    asked: () => [...new Set(asked)],
    answer: (path, answer) => void site.answers.set(path, answer),
    open: async (path, html, { stalls = false } = {}) => {
      const type = { 'content-type': 'text/html; charset=utf-8' };
      site.answers.set(path, (response) => response.writeHead(200, type).end(html));
      if (!stalls) return wayclip.openPage(site.url + path);
      const page = await wayclip.browser.newPage();
      // Dialogs are left open, as by a traveller who does not notice them.
      page.on('dialog', () => undefined);
      page.goto(site.url + path).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 4000));
      return page;
    },
    press: wayclip.pressAction,
    own: wayclip.openExtensionPage,
    inWorker: async (code) => {
      const target = await wayclip.browser.waitForTarget((each) => each.type() === 'service_worker');
      return (await target.worker())?.evaluate(code);
    },
  };
  const seconds = attack.maxSeconds ?? maxSeconds;
  const late = new Promise<Outcome>((resolve) =>
    setTimeout(() => resolve({ held: false, seen: `no end after ${seconds} s` }), seconds * 1000).unref(),
  );
  try {
    return await Promise.race([
      attack
        .run(world)
        .catch((thrown) => ({ held: false, seen: `broke off: ${String(thrown).split('\n')[0]}` })),
      late,
    ]);
  } finally {
    const closing = wayclip.close().catch(() => undefined);
    // A page that hangs keeps its browser from closing.
    await Promise.race([closing, new Promise((resolve) => setTimeout(resolve, 5000))]);
    wayclip.browser.process()?.kill('SIGKILL');
    site.stop();
    service.stop();
    await Promise.race([gate.close(), new Promise((resolve) => setTimeout(resolve, 2000))]);
  }
}
