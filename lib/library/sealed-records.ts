// Records with secrets: stored encrypted, one per id; only the id is readable.
import type { Library } from './database.ts';
import { type Sealed, seal, unseal } from './seal.ts';

const isSealed = (value: unknown): value is { sealed: Sealed } =>
  typeof value === 'object' && value !== null && 'sealed' in value;

export async function saveSealed(library: Library, record: { id: string }): Promise<void> {
  await library.put('accounts', { id: record.id, sealed: await seal(library, JSON.stringify(record)) });
}

export async function loadSealed(library: Library, id: string): Promise<unknown> {
  const stored = await library.get('accounts', id);
  if (!isSealed(stored)) return undefined;
  const text = await unseal(library, stored.sealed);
  return text === undefined ? undefined : JSON.parse(text);
}

export async function sealedIds(library: Library): Promise<string[]> {
  return library.getAllKeys('accounts');
}

export async function forgetSealed(library: Library, id: string): Promise<void> {
  await library.delete('accounts', id);
}
