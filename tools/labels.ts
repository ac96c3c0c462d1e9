// `npm run labels -- VERB COPIES …`: labelled pages and the public repositories they come from. COPIES holds local git
// clones, in one folder `owner+name` each.
//   show COPIES OWNER/NAME PATH     the page as a labeller sees it: block.sentence, kind of block, words
//   add COPIES SHEET [--second]     converts sheets (for their format see tools/labels/sheet.ts) to label files
//   rebuild COPIES OUT [--second]   writes html/ and gold/ for every labelled page, and lists the missing ones
//   report                          labels by language, kind and how days are told; how far two labellers agree
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { agreementLines, countLines } from './labels/count.ts';
import { headOf } from './labels/git-copy.ts';
import { goldOf } from './labels/gold.ts';
import { slugOf } from './labels/label.ts';
import { openPost, sentencesByBlock } from './labels/open-post.ts';
import { labelOf, sheetsOf } from './labels/sheet.ts';
import { labelFolder, loadLabels, writeLabel } from './labels/store.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { second: { type: 'boolean' } },
});
const [verb, copies = '', ...rest] = positionals;
const folder = labelFolder(flags.second ?? false);
const print = (line: string) => process.stdout.write(`${line}\n`);

function show(repo: string, path: string): void {
  const opened = openPost(copies, { repo, path });
  if (!opened) throw new Error(`No ${path} in a copy of ${repo}.`);
  const { capture } = opened;
  print(`title: ${capture.title}`);
  const sentences = sentencesByBlock(capture);
  for (const [at, block] of capture.blocks.entries()) {
    const found = sentences.get(at);
    if (found) {
      const kind = block.kind === 'heading' ? `h${block.level}` : block.kind;
      print(
        `${at} [${kind}] ${found.map((sentence, index) => (found.length > 1 ? `{${index + 1}} ` : '') + sentence).join(' ')}`,
      );
    } else if (block.kind === 'image' && (block.caption || block.alt))
      print(`${at} [image] ${block.caption ?? block.alt}`);
  }
}

function add(file: string): boolean {
  let isClean = true;
  for (const sheet of sheetsOf(readFileSync(file, 'utf8'))) {
    const commit = headOf(copies, sheet.repo);
    const opened = commit && openPost(copies, sheet);
    const { label, faults } = opened
      ? labelOf(sheet, { commit, capture: opened.capture })
      : { label: undefined, faults: ['no such page in the copies'] };
    const kept = label && writeLabel(folder, label);
    if (kept) print(`kept ${kept}`);
    else isClean = false;
    if (label && !kept) faults.push('has a label already; delete its file to label it anew');
    for (const fault of faults) print(`FAULT ${sheet.repo} | ${sheet.path}: ${fault}`);
  }
  return isClean;
}

function rebuild(out: string): void {
  for (const name of ['html', 'gold']) mkdirSync(join(out, name), { recursive: true });
  const missing: string[] = [];
  let count = 0;
  for (const label of loadLabels(folder)) {
    const opened = openPost(copies, label.source);
    if (!opened) {
      missing.push(`${label.source.repo}  ${label.source.path}`);
      continue;
    }
    const slug = slugOf(label.source);
    writeFileSync(join(out, 'html', `${slug}.html`), opened.html);
    writeFileSync(
      join(out, 'gold', `${slug}.json`),
      `${JSON.stringify(goldOf(label, opened.capture.title), null, 1)}\n`,
    );
    count += 1;
  }
  print(`${count} pages rebuilt, ${missing.length} missing`);
  for (const line of missing) print(`missing: ${line}`);
}

function report(): void {
  const first = loadLabels(labelFolder(false));
  for (const line of countLines(first)) print(line);
  const second = loadLabels(labelFolder(true));
  if (second.length > 0) for (const line of agreementLines(first, second)) print(line);
}

if (verb === 'show' && rest.length === 2) show(rest[0] ?? '', rest[1] ?? '');
else if (verb === 'add' && rest[0] && existsSync(rest[0])) process.exitCode = add(rest[0]) ? 0 : 1;
else if (verb === 'rebuild' && rest[0]) rebuild(rest[0]);
else if (verb === 'report') report();
else {
  console.error(
    'Usage: npm run labels -- show COPIES OWNER/NAME PATH | add COPIES SHEET [--second] | rebuild COPIES OUT [--second] | report',
  );
  process.exitCode = 2;
}
