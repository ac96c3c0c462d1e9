// The service as an operator runs it: a process configured by its environment.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Program {
  child: ChildProcess;
  said(): string;
  /** Waits until these words are printed, or it ends. */
  until(words: RegExp): Promise<string>;
  ended: Promise<number | null>;
}

const here = join(import.meta.dirname, '..', '..');

type Settings = Record<string, string> & { DATA_DIR: string };

/** `folder`: the project, or a copy of it. */
export function startProgram(env: Settings, folder = here): Program {
  const plain = { PATH: process.env.PATH ?? '', AUTH_PORT: '0', API_PORT: '0' };
  // A setting of Node rather than the service: starts share a compile cache.
  const compiled = {
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(env.DATA_DIR, 'compiled'),
  };
  const child = spawn(process.execPath, [join(folder, 'service', 'main.ts')], {
    env: { ...plain, ...compiled, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const heard = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk;
      for (const hear of heard) hear();
    });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    child,
    said: () => text,
    ended,
    until: (words) =>
      new Promise((resolve) => {
        const hear = () => words.test(text) && resolve(text);
        heard.add(hear);
        void ended.then(() => resolve(text));
        hear();
      }),
  };
}
