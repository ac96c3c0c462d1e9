// What a page of documentation names: paths of this project, scripts, and other pages.

const folders = 'lib|components|surface|entrypoints|service|tools|test|docs|locales|public|\\.github';
const path = new RegExp(`^(?:${folders})(?:/[\\w.@*<>-]+)*/?$`);
const rootFile = /^(?:package\.json|tsconfig\.json|biome\.json|README\.md|CHANGELOG\.md|wxt\.config\.ts)$/;

/** Code that stands as a block shows what is yet to be made; only words between backticks claim to be there. */
const withoutBlocks = (page: string) => page.replace(/^```[\s\S]*?^```/gm, '').replace(/^ {4}.*$/gm, '');

const spans = (page: string): string[] =>
  [...withoutBlocks(page).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** `locales/<language>.yml` and `test/e2e/*.ts` name the folder they stand in. */
const sure = (named: string): string => named.replace(/[^/]*[*<].*$/, '').replace(/\/$/, '');

/** Files and folders, from the root: "lib/model/clip.ts". */
export const pathsIn = (page: string): string[] =>
  spans(page)
    .filter((code) => path.test(code) || rootFile.test(code))
    .map(sure);

/** "bench:read" of `npm run bench:read -- FOLDER`, wherever it stands. */
export const scriptsIn = (page: string): string[] =>
  [...page.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, script = '']) => script);

/** Addresses of links that stay inside the project. */
export const linksIn = (page: string): string[] =>
  [...withoutBlocks(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/^[a-z]+:/.test(address));

/** As forges name a heading: "## Add a *reader*" is "#add-a-reader". */
export const anchorsIn = (page: string): string[] =>
  [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
