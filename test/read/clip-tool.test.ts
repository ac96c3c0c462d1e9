import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clipFiles } from '../../tools/reading/clip-files.ts';
import { readArguments } from '../../tools/reading/read-arguments.ts';
import { writePdf } from '../pdf/write-pdf.ts';

const root = join(import.meta.dirname, '..', '..');
const fixture = (path: string) => join(root, 'test', 'fixtures', path);
const timedList = fixture('pages/stops--timed-list/source.html');
const recipe = fixture('pages/stops--recipe-is-no-trip/source.html');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clip-'));
  writeFileSync(join(folder, 'locked.pdf'), writePdf('A ticket with words on it', { isEncrypted: true }));
  writeFileSync(
    join(folder, 'ticket.pdf'),
    writePdf(readFileSync(fixture('bookings/legs--two-legs/source.txt'), 'utf8')),
  );
  writeFileSync(join(folder, 'cut.pdf'), '%PDF-1.4 and nothing more');
  writeFileSync(join(folder, 'empty.html'), '');
  writeFileSync(
    join(folder, 'old.html'),
    Buffer.from(
      '<meta charset="iso-8859-1"><h1>Caf\xe9</h1><ul><li>9:00 \x2d Caf\xe9 A</li><li>10:00 \x2d Fort B</li></ul>',
      'latin1',
    ),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

const clipTool = (...words: string[]): Promise<Run> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(root, 'tools', 'clip.ts'), ...words], (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
  });

/** Runs the tool with valid arguments, without starting a process for each. */
async function clip(...words: string[]): Promise<{ isWhole: boolean; stdout: string; stderr: string }> {
  const read = readArguments(words);
  if (!read.ok) throw new Error(read.failure);
  let [stdout, stderr] = ['', ''];
  const isWhole = await clipFiles(read.value, {
    print: (text) => {
      stdout += text;
    },
    complain: (text) => {
      stderr += text;
    },
  });
  return { isWhole, stdout, stderr };
}

test('one file is printed as an import result', async () => {
  const { code, stdout, stderr } = await clipTool('--url', 'https://blog.example/trieste', timedList);
  expect([code, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toMatchObject({
    preview: {
      destination: 'Trieste, Italy',
      days: [{ stops: [{ name: 'Caffè Aurora', startTime: '09:00' }, {}, {}] }],
    },
    source: { url: 'https://blog.example/trieste', stops: 3, placed: 1 },
  });
});

test('every kind of file in one run; a missing one is named and the others are still done', async () => {
  const out = join(folder, 'out');
  const names = ['locked.pdf', 'ticket.pdf', 'cut.pdf', 'empty.html', 'old.html'].map((name) =>
    join(folder, name),
  );
  const { isWhole, stdout, stderr } = await clip(
    '--out',
    out,
    join(folder, 'missing.html'),
    recipe,
    ...names,
  );
  expect([isWhole, stdout]).toEqual([false, '']);
  expect(stderr).toMatch(/^.*missing\.html could not be read: .*\n$/);
  const answers = Object.fromEntries(
    readdirSync(out).map((name) => [name, JSON.parse(readFileSync(join(out, name), 'utf8'))]),
  );
  expect(answers['source.json']).toMatchObject({
    preview: { days: [] },
    source: { stops: 0 },
    error: 'nothing-found',
  });
  expect(answers['locked.json']).toMatchObject({ reservations: [], error: 'encrypted' });
  expect(answers['cut.json']).toMatchObject({ reservations: [], error: 'corrupt' });
  expect(answers['ticket.json'].reservations).toHaveLength(2);
  expect(answers['ticket.json'].error).toBeUndefined();
  expect(answers['empty.json'].error).toBe('nothing-found');
  expect(answers['old.json'].preview.title).toBe('Café');
});

test('several files without a folder are one list', async () => {
  const { stdout } = await clip(timedList, recipe);
  expect(JSON.parse(stdout)).toHaveLength(2);
});

test('Markdown for people', async () => {
  const { stdout } = await clip('--format', 'md', timedList);
  expect(stdout).toContain('- 09:00 **Caffè Aurora**');
});

test('the same files as the extension saves', async () => {
  const one = await clip('--format', 'ics', '--start', '2027-05-13', timedList);
  expect(one.stdout).toContain('DTSTART:20270513T090000\r\n');
  const without = await clip('--format', 'ics', timedList);
  expect([without.isWhole, without.stdout]).toEqual([false, '']);
  expect(without.stderr).toContain('--start');
  const own = await clip('--format', 'wayclip.json', timedList);
  expect(JSON.parse(own.stdout)).toMatchObject({ format: 'wayclip', version: 1 });
  const nothing = await clip('--format', 'gpx', recipe);
  expect(nothing.stderr).toContain('nothing was found');
});

test('what could not be read, or asked for, ends the tool with a sentence and a number that says so', async () => {
  const { code, stderr } = await clipTool(join(folder, 'missing.html'));
  expect([code, stderr.split('\n').length]).toEqual([2, 2]);
  const mistyped = await clipTool('--loud', 'a.html');
  expect([mistyped.code, mistyped.stdout]).toEqual([2, '']);
  expect(mistyped.stderr).toMatch(/Usage: /);
});

test.each([[['--format', 'xml', 'a.html']], [['--loud', 'a.html']], [['--start', 'May', 'a.html']], [[]]])(
  '%j is refused in a sentence',
  (words) => {
    expect(readArguments(words)).toMatchObject({ ok: false, failure: expect.stringMatching(/^\S.{10,}/) });
  },
);
