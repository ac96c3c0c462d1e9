// The embedded service as a separate process, so that it can be killed without warning and restarted with its data.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ControlClient, controlClient } from '../../service/control/client.ts';

export interface ServiceProcess {
  authUrl: string;
  apiUrl: string;
  control: ControlClient;
  /** Kills it like `kill -9`, then restarts it at the same addresses with the same data. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/** It uses this port and the two after it. */
export async function startServiceProcess(port: number): Promise<ServiceProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wayclip-kills-'));
  let child = await launch(dataDir, port);
  const kill = () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    return ended;
  };
  const urlOf = (at: number) => `http://127.0.0.1:${at}`;
  return {
    authUrl: urlOf(port),
    apiUrl: urlOf(port + 1),
    control: controlClient(urlOf(port + 2)),
    killAndRestart: async () => {
      await kill();
      child = await launch(dataDir, port);
    },
    stop: async () => {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Resolves when it is ready. */
async function launch(dataDir: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts'), dataDir, String(port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += String(chunk);
        if (output.includes('Ready.')) resolve();
      });
    child.once('exit', () => reject(new Error(`The service ended: ${output}`)));
  });
  return child;
}
