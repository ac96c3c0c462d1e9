// The barcode scanner contains a network address for its wasm. Ours is in the package (`lib/browser/booking-library.ts`
// sets that first), and the address is removed from the build, so that it can never be requested.
import type { Plugin } from 'vite';

const far = /https:\/\/fastly\.jsdelivr\.net\/npm\//g;

export const withoutRemoteAddresses = (code: string): string => code.replaceAll(far, '/nowhere/');

export const noFarAddresses = (): Plugin => ({
  name: 'wayclip-no-far-addresses',
  transform: (code, id) =>
    /[\\/]zxing-wasm[\\/]/.test(id) && code.search(far) >= 0
      ? { code: withoutRemoteAddresses(code), map: null }
      : null,
});
