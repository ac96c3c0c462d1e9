// Follows `service/Dockerfile` without Docker: each folder of the image is built as its lines say, and started.
import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../architecture/source-files.ts';
import { startProgram } from './program.ts';
import { quickFolder } from './quick.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'itineraries-image-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const linesOf = (name: string) =>
  readFileSync(join(root, 'service', name), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));

/** What Docker is told to exclude from its context; the last matching line decides. */
const ignored = linesOf('Dockerfile.dockerignore').map((line) => {
  const name = line.replace(/^!/, '');
  const fits = (path: string) => name === '*' || path === name || path.startsWith(`${name}/`);
  return { fits, isLeftOut: !line.startsWith('!') };
});
const isCopied = (path: string) => ignored.findLast(({ fits }) => fits(path))?.isLeftOut === false;

/** The packages that npm would install there, copied from the local ones. */
function install(stage: string, command: string): void {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const [path, { dev = false }] of Object.entries<{ dev?: boolean }>(lock.packages)) {
    const isWanted =
      /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) && !(dev && command.includes('--omit=dev'));
    if (!isWanted) continue;
    mkdirSync(dirname(join(stage, path)), { recursive: true });
    symlinkSync(join(root, path), join(stage, path));
  }
}

/** Supports only the kinds of lines that are in it. */
async function build(): Promise<string> {
  let stage = '';
  for (const line of linesOf('Dockerfile')) {
    const [word = '', ...rest] = line.split(' ');
    const told = rest.join(' ');
    if (word === 'FROM') stage = join(folder, /AS (\w+)/.exec(told)?.[1] ?? 'image');
    if (word === 'COPY') copy(stage, rest);
    if (word === 'RUN' && told.startsWith('npm ci')) install(stage, told);
    else if (word === 'RUN')
      await run('sh', ['-c', told.replace(/\bnode /g, `"${process.execPath}" `)], { cwd: stage });
  }
  return stage;
}

function copy(stage: string, words: string[]): void {
  const from = /^--from=(\w+)$/.exec(words[0] ?? '')?.[1];
  const names = words.slice(from ? 1 : 0, -1).map((name) => name.replace(/^\/app\//, ''));
  const source = from ? join(folder, from) : root;
  for (const name of names)
    cpSync(join(source, name), join(stage, name), {
      recursive: true,
      filter: (path) => from !== undefined || isCopied(relative(root, path)),
    });
}

let image: string;
beforeAll(async () => {
  image = await build();
}, 300_000);

async function start(): Promise<{ said: string; ready: number }> {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  await quickFolder(dataDir);
  const service = startProgram({ DATA_DIR: dataDir, DEMO: 'off' }, image);
  const api = /API +(\S+)/.exec(await service.until(/API .*\n/))?.[1];
  const { status } = await fetch(`${api}/readyz`);
  service.child.kill();
  expect(await service.ended).toBe(0);
  return { said: service.said(), ready: status };
}

test('what is made comes from the image’s own build, and the gazetteer, models and coasts open', async () => {
  expect(isCopied('public/sense.bin')).toBe(true);
  for (const made of ['public/places.bin', 'public/encoder.wasm', 'public/ocr/eng.traineddata.gz', '.data'])
    expect(isCopied(made), made).toBe(false);
  const code = `
    import { lazyKnowledge } from './service/imports/knowledge.ts';
    import { loadOutline } from './service/web/outline.ts';
    console.log(JSON.stringify([Object.keys(await lazyKnowledge()()), (await loadOutline()) !== undefined]));
  `;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code], { cwd: image });
  const names = ['lookUpPlace', 'stopModel', 'sense', 'paperSense'];
  expect(JSON.parse(stdout)).toEqual([expect.arrayContaining(names), true]);
});

test('it starts with nothing missing; a file that is not there is said at the start', async () => {
  expect(await start()).toEqual({ said: expect.not.stringContaining('"missing"'), ready: 200 });
  for (const gone of globSync(join(image, 'public/{places.bin,encoder.wasm}'))) rmSync(gone);
  const { said, ready } = await start();
  expect(ready).toBe(200);
  const line = said.split('\n').find((each) => each.includes('"missing"')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({
    level: 'warn',
    missing: 'public/places.bin, public/encoder.wasm',
  });
});
