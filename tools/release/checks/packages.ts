// The packages themselves: small enough, with the promised manifests, and reproducible.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../build-extension.ts';
import { buildAgain, compared } from '../build-again.ts';
import { bad, type Check, good } from '../check.ts';
import { lintAddon } from '../lint-addon.ts';
import { manifestFaults } from '../manifest-faults.ts';
import { makePackages, type Packed, type StoreBrowser, storeBrowsers } from '../packages.ts';

/**
 * The stores accept 2 GB (Chrome) and 200 MB (addons.mozilla.org). Our own limit is lower: the text recogniser is 4 MB,
 * the reading models 8 MB, the gazetteer 5 MB, the map, the fonts and character maps of PDFs and the decoders 3 MB, and
 * nothing else of that size should slip in unnoticed. The sources include the training data.
 */
const maxBytes = 20_000_000;
const maxSourceBytes = 40_000_000;

let packed: Promise<Packed> | undefined;
/** Built once for all checks. */
const packages = () => {
  packed ??= makePackages(projectRoot, join(projectRoot, '.output', 'zip'));
  return packed;
};

const sizeCheck: Check = {
  name: 'Packages',
  look: async () => {
    const all = (await packages()).packages;
    const large = all.filter(
      ({ name, bytes }) => bytes > (name.endsWith('sources.zip') ? maxSourceBytes : maxBytes),
    );
    if (large.length > 0)
      return bad(
        large.map(({ name, bytes }) => `${name} has ${bytes} bytes`).join(', '),
        'Run npm run sizes and see what grew.',
      );
    return good(all.map(({ name, bytes }) => `${name} ${(bytes / 1_000_000).toFixed(1)} MB`).join(', '));
  },
};

const folderOf = (browser: StoreBrowser) => join(projectRoot, '.output', `${browser}-mv3`);

const manifestCheck: Check = {
  name: 'Manifests',
  look: async () => {
    await packages();
    const faults = storeBrowsers.flatMap((browser) => {
      const manifest: unknown = JSON.parse(readFileSync(join(folderOf(browser), 'manifest.json'), 'utf8'));
      return manifestFaults(manifest, { browser, speaksToLoopback: false }).map(
        (fault) => `${browser}: ${fault}`,
      );
    });
    if (faults.length > 0) return bad(faults.join(' '), 'Take it out, or give the reason in the README.');
    return good('permissions, policy and data collection as promised; no host without asking');
  },
};

const linterCheck: Check = {
  name: 'Mozilla’s linter',
  look: async () => {
    await packages();
    const { errors, ours, libraries } = await lintAddon(folderOf('firefox'));
    const found = [...errors, ...ours];
    if (found.length > 0)
      return bad(
        found.map(({ code, where }) => `${code} at ${where}`).join(', '),
        'Mend it, or say in tools/release/lint-addon.ts whose it is and why it does no harm.',
      );
    return good(`nothing of ours; ${libraries.length} known places in libraries`);
  },
};

const sameCheck: Check = {
  name: 'Built again from the sources package',
  look: async () => {
    const first = await packages();
    const again = await buildAgain(first.sources, {
      root: projectRoot,
      folder: join(projectRoot, '.output', 'zip-again'),
    });
    const differing = compared(first.packages, again).filter(({ isSame }) => !isSame);
    if (differing.length > 0)
      return bad(
        differing.map(({ name }) => name).join(', '),
        'Unpack both (.output/zip, .output/zip-again) and compare.',
      );
    return good(first.packages.map(({ name, sha256 }) => `\n    ${sha256}  ${name}`).join(''));
  },
};

export const packageChecks = [sizeCheck, manifestCheck, linterCheck, sameCheck];
