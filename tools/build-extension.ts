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

export interface WxtRun {
  /** The source tree to build. */
  root: string;
  browser: BuildOptions['browser'];
  env: NodeJS.ProcessEnv;
}

/** Builds a source tree into its own `.output`; the failure is the build's output. */
export async function runWxt({ root, browser, env }: WxtRun): Promise<Result<null, string>> {
  const child = spawn('wxt', ['build', '-b', browser], {
    cwd: root,
    // Always a production build: under a test's NODE_ENV, developer-only code would stay in the scripts.
    env: { ...env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  return code === 0 ? ok(null) : fail(`The extension could not be built.\n${output.trim()}`);
}

/** The folder of the built extension; the failure is the build's output. */
export async function buildExtension({
  browser,
  apiUrl,
  authUrl,
}: BuildOptions): Promise<Result<string, string>> {
  const env = { ...process.env, WXT_API_URL: apiUrl, WXT_AUTH_URL: authUrl };
  const built = await runWxt({ root: projectRoot, browser, env });
  return built.ok ? ok(join(projectRoot, '.output', `${browser}-mv3-loopback`)) : built;
}
