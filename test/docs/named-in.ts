// What a page of documentation refers to: paths of this project, scripts, and other pages.

const folders = 'lib|components|surface|entrypoints|service|tools|test|docs|locales|public|\\.github';
const path = new RegExp(`^(?:${folders})(?:/[\\w.@*<>-]+)*/?$`);
const rootFile = /^(?:package\.json|tsconfig\.json|biome\.json|README\.md|CHANGELOG\.md|wxt\.config\.ts)$/;

/** A code block can show what does not exist yet; only inline code claims to exist. */
const withoutBlocks = (page: string) => page.replace(/^```[\s\S]*?^```/gm, '').replace(/^ {4}.*$/gm, '');

const spans = (page: string): string[] =>
  [...withoutBlocks(page).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** For `locales/<language>.yml` and `test/e2e/*.ts`, the folder they are in. */
const sure = (named: string): string => named.replace(/[^/]*[*<].*$/, '').replace(/\/$/, '');

/** Files and folders, relative to the root: "lib/model/clip.ts". */
export const pathsIn = (page: string): string[] =>
  spans(page)
    .filter((code) => path.test(code) || rootFile.test(code))
    .map(sure);

/** "bench:read" in `npm run bench:read -- FOLDER`, wherever it occurs. */
export const scriptsIn = (page: string): string[] =>
  [...page.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, script = '']) => script);

/** Link targets inside the project. */
export const linksIn = (page: string): string[] =>
  [...withoutBlocks(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/^[a-z]+:/.test(address));

/** As Git hosts derive anchors: "## Add a *reader*" is "#add-a-reader". */
export const anchorsIn = (page: string): string[] =>
  [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
