// Which modules of the extension's pages go into one file. A browser takes longer to ask for ten small files than for one
// of the same size, so the first script of the surfaces is one file, and all that follows are three.
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const entries = (...paths: string[]) => paths.map((path) => join(root, 'entrypoints', path));

/** What draws the first of each surface, and what comes after it. */
const first = entries('popup/main.ts');
const after = entries('popup/start-popup.ts', 'sidepanel/start-beside.ts', 'review/start-review-page.ts');
const background = entries('background/index.ts');
const otherPages = entries('options/main.tsx', 'take/main.tsx');

interface Modules {
  getModuleInfo: (id: string) => { importedIds?: readonly string[] } | null;
}

/** All that these import, and what that imports. What is loaded later on demand is not among it. */
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
    // The background has no document: nothing of a page's own may come with what it shares with them.
    if (inFirst?.has(id)) return inBackground?.has(id) ? 'first-shared' : 'first';
    if (!inAfter?.has(id)) return null;
    if (inBackground?.has(id)) return 'shared';
    return inOthers?.has(id) ? 'parts' : 'surface';
  };
}

export function fewFiles(): Plugin {
  let nameOf: ((id: string) => string | null) | undefined;
  return {
    name: 'wayclip-few-files',
    apply: 'build',
    // Chrome and Firefox know how to load ahead by themselves.
    config: () => ({ build: { modulePreload: { polyfill: false } } }),
    // A frame with nothing in it would only hold up the one with the bar.
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll('<script type="module" ', '<script type="module" blocking="render" '),
    },
    buildStart() {
      nameOf = undefined;
    },
    outputOptions(options) {
      // Scripts that are injected into pages are one file anyway.
      if (options.codeSplitting === false || options.format === 'iife') return null;
      const name = (id: string, modules: Modules) => {
        // What the builders add: Vite's loader of later files, and WXT's list of what runs on every page.
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
