// How much memory Wayclip uses after garbage collection.
import { readdirSync, readFileSync } from 'node:fs';
import type { CDPSession, Target } from 'puppeteer-core';
import type { SendingBrowser } from '../kills/sending-browser.ts';

export interface Memory {
  /** Bytes used in the worker, and in an extension page that stays open. */
  worker: number;
  page: number;
  /** Extension documents in memory: that page, and any closed ones that are still retained. */
  documents: number;
  /** Total bytes of the browser's processes; 0 if the system does not report it. */
  browser: number;
}

async function askedOf<T>(target: Target, ask: (session: CDPSession) => Promise<T>): Promise<T> {
  const session = await target.createCDPSession();
  try {
    // What the first collection frees may have retained something else.
    for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
    return await ask(session);
  } finally {
    await session.detach();
  }
}

const heapOf = async (session: CDPSession): Promise<number> =>
  (await session.send('Runtime.getHeapUsage')).usedSize;

const pageOf = async (session: CDPSession): Promise<Pick<Memory, 'page' | 'documents'>> => ({
  page: await heapOf(session),
  documents: (await session.send('Memory.getDOMCounters')).documents,
});

/** Parent and memory of each process, by its id. */
function processes(): Map<number, { parent: number; bytes: number }> {
  const found = new Map<number, { parent: number; bytes: number }>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      const number = (field: string) =>
        Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
      found.set(Number(name), { parent: number('PPid'), bytes: number('VmRSS') * 1024 });
    } catch {
      // It ended while it was being read.
    }
  }
  return found;
}

function bytesUnder(root: number | undefined): number {
  if (process.platform !== 'linux' || root === undefined) return 0;
  const all = processes();
  const isUnder = (id: number): boolean => id === root || (all.has(id) && isUnder(all.get(id)?.parent ?? 0));
  return [...all].reduce((sum, [id, { bytes }]) => sum + (isUnder(id) ? bytes : 0), 0);
}

export async function memoryOf(sender: SendingBrowser): Promise<Memory> {
  await sender.wake();
  const { browser, name } = sender.wayclip;
  const bytes = bytesUnder(browser.process()?.pid);
  // Firefox does not report its heaps to automation.
  if (name === 'firefox') return { worker: 0, page: 0, documents: 0, browser: bytes };
  const worker = browser.targets().find((target) => target.type() === 'service_worker');
  if (!worker) throw new Error('No worker is there.');
  return {
    worker: await askedOf(worker, heapOf),
    ...(await askedOf(sender.inside.target(), pageOf)),
    browser: bytes,
  };
}
