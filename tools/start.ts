// `npm start`: builds the extension, starts the embedded service and a sample travel blog, and opens a browser on it.
// Without a display (or with --headless) it goes through the whole journey itself and proves that the itinerary
// arrived.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { wayclipOrigins } from '../service/oauth/own-app.ts';
import { demoTraveller } from '../service/seed.ts';
import { type RunningService, startService } from '../service/start.ts';
import { launchChromium } from './browser/chromium.ts';
import type { BrowserKind } from './browser/find-browser.ts';
import { launchFirefox } from './browser/firefox.ts';
import { needBrowser } from './browser/need-browser.ts';
import { buildExtension, projectRoot } from './build-extension.ts';
import { serveBlog } from './sample-blog/serve.ts';
import { itineraryWords, portBusy, progress, serviceFailed, whatToClick } from './start/words.ts';
import { type Tour, takeTour } from './tour/tour.ts';

const { values: flags } = parseArgs({
  options: {
    headless: { type: 'boolean', default: false },
    port: { type: 'string', default: '4310' },
    browser: { type: 'string', default: 'chromium' },
    data: { type: 'string', default: join(projectRoot, '.data', 'service') },
  },
});

/** A problem the user can fix; printed as a sentence, without a stack trace. */
class Stop extends Error {}

const stops: (() => Promise<unknown>)[] = [];
async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0).reverse()) await stop().catch(() => undefined);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    void stopAll().finally(() => process.exit(130));
  });
}

const hasDisplay =
  process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
const headless = flags.headless || !hasDisplay;
const { step, finish } = progress(headless ? 11 : 4);

async function main(): Promise<void> {
  const port = Number(flags.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_533) throw new Stop(`“${flags.port}” is not a port.`);
  const kind: BrowserKind = flags.browser === 'firefox' ? 'firefox' : 'chromium';

  step('Starting the itinerary service');
  const ports = { apiPort: port, authPort: port + 1 };
  const service = await startService({
    dataDir: flags.data,
    ...ports,
    seedDemo: true,
    ownOrigins: wayclipOrigins,
  });
  if (!service.ok) throw new Stop(serviceFailed(service.failure));
  stops.push(() => service.value.stop());
  const { apiUrl, authUrl } = service.value;

  step('Serving the sample travel blog');
  const blog = await serveBlog(port + 2);
  if (!blog.ok) throw new Stop(portBusy(blog.failure.port));
  stops.push(() => blog.value.stop());

  step('Building the extension');
  const built = await buildExtension({ browser: kind === 'firefox' ? 'firefox' : 'chrome', apiUrl, authUrl });
  if (!built.ok) throw new Stop(built.failure);

  step(`Starting ${kind === 'firefox' ? 'Firefox' : 'Chromium'}`);
  const found = needBrowser(kind, step);
  if (!found.ok) throw new Stop(found.failure);
  const launch = kind === 'firefox' ? launchFirefox : launchChromium;
  const browser = await launch({ executablePath: found.value.path, extension: built.value, headless });
  stops.push(() => browser.close());

  if (!headless) {
    await browser.openPage(blog.value.url);
    finish();
    console.log(whatToClick(blog.value.url, demoTraveller));
    await new Promise((resolve) => browser.browser.once('disconnected', resolve));
    return;
  }

  await prove(service.value, { browser, blogUrl: blog.value.url, authUrl });
}

/** Goes through the journey, and checks the result in the service. */
async function prove(service: RunningService, way: Pick<Tour, 'browser' | 'blogUrl' | 'authUrl'>) {
  const before = new Set((await service.itinerariesOf(demoTraveller.email)).map(({ id }) => id));
  const pictures = join(projectRoot, '.output', 'tour');
  await takeTour({ ...way, traveller: demoTraveller, pictures, step });
  finish();
  const made = (await service.itinerariesOf(demoTraveller.email)).filter(({ id }) => !before.has(id));
  const [itinerary] = made;
  if (!itinerary || made.length !== 1)
    throw new Stop(`The service holds ${made.length} new itineraries, not one.`);
  if (!itinerary.days?.some((day) => day.imageURL))
    throw new Stop('The itinerary arrived without a day picture.');
  console.log(
    `\nIn the service now:\n\n${itineraryWords(itinerary)}\n\nPictures of every step: .output/tour/`,
  );
}

try {
  await main();
} catch (thrown) {
  finish();
  console.error(thrown instanceof Stop ? `\n${thrown.message}` : thrown);
  process.exitCode = 1;
} finally {
  await stopAll();
}
