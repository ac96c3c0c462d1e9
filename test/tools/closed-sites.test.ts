// `example/closed` is in the list of closed sites for these tests.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isClosed } from '../../tools/labels/closed-sites.ts';
import { fileOf, filesOf, headOf } from '../../tools/labels/git-copy.ts';
import { openPost } from '../../tools/labels/open-post.ts';
import { textsOfCopies } from '../../tools/train/encoder/texts.ts';

const copies = mkdtempSync(join(tmpdir(), 'wayclip-copies-'));
afterAll(() => rmSync(copies, { recursive: true }));

const post = `---\ntitle: Lisbon\n---\n\n${'We went to the old town and saw the castle on its hill. '.repeat(20)}\n`;

/** A git clone with one post; bare ones are named as git names them. */
function copyOf(name: string, isBare = false): void {
  const folder = join(copies, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'lisbon.md'), post);
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@blog.example', ...words], {
      cwd: folder,
      stdio: 'ignore',
    });
  git('init');
  git('add', '.');
  git('commit', '-m', 'A post');
  if (!isBare) return;
  renameSync(join(folder, '.git'), join(copies, `${name}.git`));
  rmSync(folder, { recursive: true });
}
copyOf('example+open');
copyOf('example+shelf', true);
copyOf('example+closed', true);

test('a closed site is known however its name is written', () => {
  expect(['example/closed', 'Example/Closed', 'example/closed.git'].map(isClosed)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['example/open', 'example/closed-too', 'closed'].map(isClosed)).toEqual([false, false, false]);
});

describe('copies of public repositories', () => {
  test.each(['example/open', 'example/shelf'])('%s is read', (repo) => {
    expect(headOf(copies, repo)).toMatch(/^[0-9a-f]{40}$/);
    expect(filesOf(copies, repo)).toEqual(['lisbon.md']);
    expect(fileOf(copies, { repo, path: 'lisbon.md' })?.toString()).toBe(post);
    expect(openPost(copies, { repo, path: 'lisbon.md' })?.capture.title).toBe('Lisbon');
  });

  test.each(['example/closed', 'EXAMPLE/closed', 'example/closed.git'])('%s is refused', (repo) => {
    expect(headOf(copies, repo)).toBeUndefined();
    expect(filesOf(copies, repo)).toEqual([]);
    expect(fileOf(copies, { repo, path: 'lisbon.md' })).toBeUndefined();
    expect(openPost(copies, { repo, path: 'lisbon.md' })).toBeUndefined();
  });

  test('nothing is learned from a closed one', () => {
    expect([...textsOfCopies(copies)].map(({ from }) => from)).toEqual(['example+shelf.git']);
  });

  test('no label is made of a closed one', () => {
    const sheet = join(copies, 'sheet.txt');
    // An invalid kind: even if it is not refused, it is not written.
    writeFileSync(sheet, 'page example/closed | lisbon.md\nlang en\nkind closed\n');
    const tool = join(import.meta.dirname, '../../tools/labels.ts');
    const { status, stdout } = spawnSync(process.execPath, [tool, 'add', copies, sheet], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('FAULT example/closed | lisbon.md: no such page in the copies\n');
    expect(status).toBe(1);
  });
});
