// `npm run soak -- [CLIPS] [--browser firefox]`: clips page after page in one profile, sends some of them, kills the
// worker and the service and cuts the network in between, and prints what is in the library, what is in the service,
// and how much memory is used, before and after.
import { parseArgs } from 'node:util';
import { withSender } from './kills/with-sender.ts';
import { makeSite } from './soak/site.ts';
import { soak } from './soak/soak.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { browser: { type: 'string', default: 'chromium' } },
});
const clips = Number(positionals[0] ?? 500);
const kind = values.browser === 'firefox' ? 'firefox' : 'chromium';
const site = makeSite();
try {
  await withSender({ port: 4760, kind, site: site.folder }, async (ready) => {
    const isGood = await soak({ ...ready, paths: site.paths, clips, say: console.log });
    process.exitCode = isGood ? 0 : 1;
  });
} finally {
  site.remove();
}
