// An engine that has compiled very many expressions compiles the next ones without optimising. They must find the same.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const script = join(import.meta.dirname, 'print-readings.ts');

async function readings(...flags: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, script]);
  return stdout.trim().split('\n');
}

test('every fixture is read the same without optimised expressions', { timeout: 240_000 }, async () => {
  const [plain, other] = await Promise.all([readings(), readings('--no-regexp-optimization')]);
  expect(plain.length).toBeGreaterThan(60);
  expect(other).toEqual(plain);
});
