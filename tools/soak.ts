// `npm run soak -- [CLIPS]`: clips page after page in one Chromium profile, sends some of them, ends the worker and the
// service and loses the network in between, and prints what is in the library, what is in the service, and how much
// memory is held, before and after.
import { withDesk } from './kills/with-desk.ts';
import { makeSite } from './soak/site.ts';
import { soak } from './soak/soak.ts';

const clips = Number(process.argv[2] ?? 500);
const site = makeSite();
try {
  await withDesk({ port: 4760, site: site.folder }, async (ready) => {
    const isGood = await soak({ ...ready, paths: site.paths, clips, say: console.log });
    process.exitCode = isGood ? 0 : 1;
  });
} finally {
  site.remove();
}
