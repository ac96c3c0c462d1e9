/** Thrown instead of sending, by a fetch that checks permissions; `lib/api/transport.ts` turns it into a value. */
export class AddressNotAllowed extends Error {
  readonly host: string;
  constructor(address: string) {
    const { host } = new URL(address);
    super(`Not allowed: ${host}`);
    this.host = host;
  }
}
