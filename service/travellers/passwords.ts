import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

// 32 MB and some 60 ms per try: dear for someone who guesses, not felt by someone who signs in.
const usualCost = 15;
const keyBytes = 32;

/** `cost` is the power of two of scrypt's N. */
const optionsOf = (cost: number): ScryptOptions => ({ N: 2 ** cost, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });

const derive = (password: string, salt: Buffer, cost: number) =>
  new Promise<Buffer>((resolve, reject) => {
    // The same letter can be typed as one character or as two; both must open the door.
    scrypt(password.normalize('NFKC'), salt, keyBytes, optionsOf(cost), (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** "scrypt:15:salt:key"; those of before have no cost, and the usual one. */
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

/** Checked when nobody has that address, so that the answer takes as long as for someone who has. */
export const nobodysHash = (cost = usualCost): string =>
  written(cost, Buffer.alloc(16), Buffer.alloc(keyBytes));
