// Decides which modules of the extension's pages are bundled into one file. A browser loads ten small files slower than
// one of the same total size, so the first script of the surfaces is one file, and all later ones are three.
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const entries = (...paths: string[]) => paths.map((path) => join(root, 'entrypoints', path));

/** The code that draws the first frame of each surface, and the code that loads after it. */
const first = entries('popup/main.ts');
const after = entries('popup/start-popup.ts', 'sidepanel/start-beside.ts', 'review/start-review-page.ts');
const background = entries('background/index.ts');
const otherPages = entries('options/main.tsx', 'take/main.tsx');

interface Modules {
  getModuleInfo: (id: string) => { importedIds?: readonly string[] } | null;
}

/** All modules these import, directly or indirectly. Dynamic imports are not included. */
function reachable(from: string[], modules: Modules): Set<string> {
  const found = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

function fileNames(modules: Modules): (id: string) => string | null {
  const [inFirst, inAfter, inBackground, inOthers] = [first, after, background, otherPages].map((from) =>
    reachable(from, modules),
  );
  return (id) => {
    // The background has no document, so code it shares with the pages is kept apart from page-only code.
    if (inFirst?.has(id)) return inBackground?.has(id) ? 'first-shared' : 'first';
    if (!inAfter?.has(id)) return null;
    if (inBackground?.has(id)) return 'shared';
    return inOthers?.has(id) ? 'parts' : 'surface';
  };
}

export function groupModules(): Plugin {
  let nameOf: ((id: string) => string | null) | undefined;
  return {
    name: 'wayclip-few-files',
    apply: 'build',
    // Chrome and Firefox support module preloading natively.
    config: () => ({ build: { modulePreload: { polyfill: false } } }),
    // Otherwise an empty frame would be painted first and delay the one with the bar.
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll('<script type="module" ', '<script type="module" blocking="render" '),
    },
    buildStart() {
      nameOf = undefined;
    },
    outputOptions(options) {
      // Scripts injected into pages are single files anyway.
      if (options.codeSplitting === false || options.format === 'iife') return null;
      const name = (id: string, modules: Modules) => {
        // Modules the build tools add: Vite's preload helper, and WXT's list of plugins that run on every page.
        if (/vite\/preload-helper|wxt-html-plugins/.test(id)) return 'first';
        if (id.includes('wxt-plugins')) return 'first-shared';
        nameOf ??= fileNames(modules);
        return nameOf(id);
      };
      return {
        ...options,
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: 'few files', name }] },
      };
    },
  };
}
