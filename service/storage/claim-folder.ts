import { createHash } from 'node:crypto';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, ok, type Result } from '../../lib/model/result.ts';

export interface Claim {
  release(): Promise<void>;
}

/**
 * Two processes that write the same embedded database destroy it. So a process that opens a folder listens on a local
 * address derived from its path; when the process dies, however it dies, the address is free again.
 */
export async function claimFolder(
  dataDir: string,
): Promise<Result<Claim, { kind: 'folder-in-use'; dataDir: string }>> {
  await mkdir(dataDir, { recursive: true });
  const address = addressOf(await realpath(dataDir));
  const server = (await listenAt(address)) ?? (await takeOver(address));
  if (!server) return fail({ kind: 'folder-in-use', dataDir });
  server.unref();
  return ok({ release: () => new Promise((resolve) => server.close(() => resolve())) });
}

function addressOf(folder: string): string {
  const name = `itineraries-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** undefined if the address is taken. */
function listenAt(address: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve(server));
  });
}

/** A dead process leaves its socket file behind, but nobody answers there. */
async function takeOver(address: string): Promise<Server | undefined> {
  const isAnswered = await new Promise<boolean>((resolve) => {
    const socket = connect(address, () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
  if (isAnswered) return undefined;
  await rm(address, { force: true });
  return listenAt(address);
}
