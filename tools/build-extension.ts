// Builds the extension for one browser; with addresses, for the service on this machine.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fail, ok, type Result } from '../lib/model/result.ts';

export const projectRoot = join(import.meta.dirname, '..');

export interface BuildOptions {
  browser: 'chrome' | 'firefox';
  apiUrl: string;
  authUrl: string;
}

/** The folder of the built extension, or what the build said when it failed. */
export async function buildExtension({
  browser,
  apiUrl,
  authUrl,
}: BuildOptions): Promise<Result<string, string>> {
  const child = spawn('wxt', ['build', '-b', browser], {
    cwd: projectRoot,
    // Whoever builds: a test's own mode would leave what only developers need in the scripts.
    env: { ...process.env, NODE_ENV: 'production', WXT_API_URL: apiUrl, WXT_AUTH_URL: authUrl },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  if (code !== 0) return fail(`The extension could not be built.\n${said.trim()}`);
  return ok(join(projectRoot, '.output', `${browser}-mv3-loopback`));
}
