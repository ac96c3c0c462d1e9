// Imports each icon from its own file. The package exports them all from one list, and a bundler counts any use of that
// list as using every icon: a page's first script would then include the icons of its later screens.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { folderOf } from './licences/bundled-packages.ts';

const list = join(folderOf('lucide-preact'), 'dist', 'esm', 'lucide-preact.mjs');

/** The import as the compiler leaves it: `import { Book, X as Close } from "lucide-preact";` */
const fromList = /^import \{([^}]*)\} from ["']lucide-preact["'];?$/gm;
const listed = /^export \{([^}]*)\} from '(\.\/icons\/[\w-]+\.mjs)';$/gm;

/** By name: "Book" → "/…/icons/book.mjs" */
export function iconFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(list, 'utf8').matchAll(listed))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
      files.set(name, join(dirname(list), file));
  return files;
}

/** Rewrites a script's text; exports that are not icons are still imported from the list. */
export function withIconsByName(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(fromList, (_whole, names: string) =>
    names
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => {
        const [name = '', own = name] = part.split(' as ');
        const file = files.get(name);
        return file
          ? `import ${own} from ${JSON.stringify(file)};`
          : `import { ${part} } from "lucide-preact";`;
      })
      // On one line, so that the line numbers after it stay the same.
      .join(' '),
  );
}

export function iconsByName(): Plugin {
  let files: Map<string, string> | undefined;
  return {
    name: 'wayclip-icons-by-name',
    apply: 'build',
    transform(code, id) {
      if (!code.includes('lucide-preact') || id.includes('/node_modules/')) return null;
      files ??= iconFiles();
      return { code: withIconsByName(code, files), map: null };
    },
  };
}
