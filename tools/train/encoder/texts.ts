// Text for training: JSON lines {t: text}, and the posts in local git clones of public repositories.
import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isClosed } from '../../labels/closed-sites.ts';
import { proseOf } from './post-text.ts';

export interface Text {
  /** The source of the text, so that no source outweighs the others. */
  from: string;
  text: string;
}

/** Not readline: it also splits at U+2028, which JSON allows inside a string. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter(Boolean);
  }
  if (rest) yield rest;
}

export async function* textsOfLines(file: string): AsyncGenerator<Text> {
  for await (const line of linesOf(file)) {
    const { l, t } = JSON.parse(line) as { l: string; t: string };
    yield { from: l, text: t };
  }
}

export const isPost = (path: string) =>
  /\.(md|markdown|mdx|html?|xml)$/i.test(path) &&
  !/node_modules|vendor|_layouts|_includes|layouts\/|themes?\/|\/tags?\/|\/categor|\/page\/\d|readme|license|changelog|sitemap|feed|atom|rss|404/i.test(
    path,
  );

const maxSiteCharacters = 3_000_000;

/** The posts of one clone; a repeated line (a menu, a footer) is taken once. */
function textsOfCopy(dir: string, from: string): Text[] {
  const list = spawnSync('git', ['-c', 'core.quotepath=off', 'ls-tree', '-r', '-l', 'HEAD'], {
    cwd: dir,
    maxBuffer: 1 << 28,
  });
  const files = list.stdout
    .toString()
    .split('\n')
    .flatMap((line) => {
      const [, id = '', size = '', path = ''] = /^\S+ blob (\w+)\s+(\d+)\t(.*)$/.exec(line) ?? [];
      return isPost(path) && Number(size) > 800 && Number(size) < 150_000 ? [{ id, path }] : [];
    });
  const batch = spawnSync('git', ['cat-file', '--batch'], {
    cwd: dir,
    input: files.map(({ id }) => id).join('\n'),
    maxBuffer: 1 << 30,
    env: { ...process.env, GIT_NO_LAZY_FETCH: '1' },
  }).stdout;
  const texts: Text[] = [];
  const seen = new Set<string>();
  let [at, taken] = [0, 0];
  for (const { path } of files) {
    const end = batch.indexOf(10, at);
    const head = batch.subarray(at, end).toString();
    const size = Number(/ blob (\d+)$/.exec(head)?.[1] ?? -1);
    at = end + 1;
    if (size < 0) continue;
    const source = batch.subarray(at, at + size).toString();
    at += size + 1;
    const lines = proseOf(path, source)
      .split('\n')
      .filter((line) => !seen.has(line) && seen.add(line));
    const text = lines.join('\n');
    if (text.length < 500 || taken > maxSiteCharacters) continue;
    taken += text.length;
    texts.push({ from, text });
  }
  return texts;
}

export function* textsOfCopies(copies: string): Generator<Text> {
  for (const name of readdirSync(copies)) {
    if (isClosed(name.replace('+', '/'))) continue;
    const dir = [join(copies, name), join(copies, name, 'repo')].find((one) => existsSync(join(one, 'HEAD')));
    if (dir) yield* textsOfCopy(dir, name);
  }
}
