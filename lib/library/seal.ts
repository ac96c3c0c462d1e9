// Encrypts secrets at rest. The key cannot be exported by a script. This protects against someone reading the profile's
// files, not against a program that runs as the traveller.
import type { Library } from './database.ts';

export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  cipher: ArrayBuffer;
}

async function sealingKey(library: Library): Promise<CryptoKey> {
  const kept = await library.get('keys', 'seal');
  if (kept) return kept;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const transaction = library.transaction('keys', 'readwrite');
  // Another page may have made a key meanwhile: the first one stored is used.
  const first = await transaction.store.get('seal');
  if (!first) await transaction.store.put(made, 'seal');
  await transaction.done;
  return first ?? made;
}

export async function seal(library: Library, text: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await sealingKey(library);
  const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  return { iv, cipher };
}

/** Undefined if the key is gone or the bytes are not ours: the traveller then signs in again. */
export async function unseal(library: Library, sealed: Sealed): Promise<string | undefined> {
  const key = await sealingKey(library);
  try {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, key, sealed.cipher);
    return new TextDecoder().decode(plain);
  } catch (thrown) {
    if (thrown instanceof DOMException) return undefined;
    throw thrown;
  }
}
