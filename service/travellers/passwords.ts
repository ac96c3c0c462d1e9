import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

// 32 MB and about 60 ms per attempt: expensive for someone guessing, unnoticeable when signing in.
const usualCost = 15;
const keyBytes = 32;

/** `cost` is the power of two of scrypt's N. */
const optionsOf = (cost: number): ScryptOptions => ({ N: 2 ** cost, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });

const derive = (password: string, salt: Buffer, cost: number) =>
  new Promise<Buffer>((resolve, reject) => {
    // The same letter can be typed as one code point or as two; both must match.
    scrypt(password.normalize('NFKC'), salt, keyBytes, optionsOf(cost), (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** "scrypt:15:salt:key"; older hashes have no cost in them and used the usual one. */
export async function hashPassword(password: string, cost = usualCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return written(cost, salt, key);
}

const written = (cost: number, salt: Buffer, key: Buffer) =>
  ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join(':');

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [key = '', salt = '', cost = usualCost] = hash.split(':').slice(1).reverse();
  const expected = Buffer.from(key, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), Number(cost));
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** Verified when no account has that email, so that the answer takes as long as for an existing one. */
export const dummyHash = (cost = usualCost): string =>
  written(cost, Buffer.alloc(16), Buffer.alloc(keyBytes));
