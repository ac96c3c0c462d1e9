// The barcode scanner knows a place on the network for its wasm. Ours lies in the package (`lib/browser/booking-library.ts`
// says so before anything else), and the address is taken out of the build: what is not there is never asked for.
import type { Plugin } from 'vite';

const far = /https:\/\/fastly\.jsdelivr\.net\/npm\//g;

export const withoutFarAddresses = (code: string): string => code.replaceAll(far, '/nowhere/');

export const noFarAddresses = (): Plugin => ({
  name: 'wayclip-no-far-addresses',
  transform: (code, id) =>
    /[\\/]zxing-wasm[\\/]/.test(id) && code.search(far) >= 0
      ? { code: withoutFarAddresses(code), map: null }
      : null,
});
