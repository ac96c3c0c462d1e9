// Values kept in memory until the browser closes, hidden from content scripts.
import { browser } from 'wxt/browser';

export async function loadSessionValue(key: string): Promise<unknown> {
  return (await browser.storage.session.get(key))[key];
}

export async function saveSessionValue(key: string, value: unknown): Promise<void> {
  await browser.storage.session.set({ [key]: value });
}

/** Reads and removes the value, so that it cannot be used twice. */
export async function takeSessionValue(key: string): Promise<unknown> {
  const value = await loadSessionValue(key);
  await browser.storage.session.remove(key);
  return value;
}

export async function forgetSessionValue(key: string): Promise<void> {
  await browser.storage.session.remove(key);
}
