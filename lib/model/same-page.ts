import { plainAddress } from './plain-address.ts';

export interface PageAddress {
  /** The address that the page states as its own. */
  url: string;
  /** The address it was read at, if that is another one. */
  address?: string | undefined;
}

/**
 * A page can state the address of any other page of its host as its own. So the stated address is not enough: it must
 * also have been read at the same place, apart from tracking parameters and the fragment.
 */
export const isSamePage = (one: PageAddress, other: PageAddress): boolean =>
  one.url === other.url && placeOf(one) === placeOf(other);

function placeOf({ url, address = url }: PageAddress): string {
  return plainAddress(address) ?? address;
}
