// `npm run languages`: regenerates `lib/languages` and the table in `docs/languages.md` from `languages/*.yml`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './build-extension.ts';
import { compiled } from './languages/compile.ts';
import { coverage } from './languages/coverage.ts';
import { readLanguages } from './languages/read-languages.ts';

const languages = readLanguages();
for (const [name, text] of compiled(languages)) writeFileSync(join(projectRoot, 'lib/languages', name), text);
writeFileSync(join(projectRoot, 'docs/languages.md'), coverage(languages));
