// The hosts that the traveller has confirmed, each for one use. If a setting names another host, however it got there,
// nothing is sent to it.
import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { hostPattern } from '../model/host-pattern.ts';
import { ownStorage } from './own-storage.ts';

const key = 'confirmedAddresses';
export type AddressUse = 'service' | 'places';
const uses: readonly AddressUse[] = ['service', 'places'];

const lineOf = (use: AddressUse, pattern: string) => `${use} ${pattern}`;

/** Hosts allowed in earlier versions count as confirmed for every use: the traveller allowed them by a press. */
async function firstLines(): Promise<string[]> {
  const { origins = [] } = await browser.permissions.getAll();
  return origins.flatMap((pattern) => uses.map((use) => lineOf(use, pattern)));
}

const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks.request('wayclip-confirmed-addresses', work);

async function load(): Promise<string[]> {
  const stored = z.safeParse(z.array(z.string()), await ownStorage.get(key)).data;
  if (stored) return stored;
  const first = await firstLines();
  await ownStorage.set({ [key]: first });
  return first;
}

/** Runs at the first start, before more hosts are allowed: later permissions are confirmed for one use only. */
export async function startConfirming(): Promise<void> {
  await alone(load);
}

export async function confirmAddresses(use: AddressUse, addresses: readonly string[]): Promise<void> {
  await alone(async () => {
    const lines = new Set([
      ...(await load()),
      ...addresses.map((address) => lineOf(use, hostPattern(address))),
    ]);
    await ownStorage.set({ [key]: [...lines] });
  });
}

/** Removes the confirmation for this use only. */
export async function takeBack(use: AddressUse, addresses: readonly string[]): Promise<void> {
  await alone(async () => {
    const gone = new Set(addresses.map((address) => lineOf(use, hostPattern(address))));
    await ownStorage.set({ [key]: (await load()).filter((line) => !gone.has(line)) });
  });
}

export async function isConfirmed(use: AddressUse, address: string): Promise<boolean> {
  return (await alone(load)).includes(lineOf(use, hostPattern(address)));
}
