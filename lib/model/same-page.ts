import { plainAddress } from './plain-address.ts';

export interface PageAddress {
  /** What the page calls itself. */
  url: string;
  /** Where it was read, where that is another one. */
  address?: string | undefined;
}

/**
 * Any page of a host can call itself by the address of another one there. So the same name is not enough: it has to be
 * read in the same place, whoever passed the link on and wherever in the page it leads.
 */
export const isSamePage = (one: PageAddress, other: PageAddress): boolean =>
  one.url === other.url && placeOf(one) === placeOf(other);

function placeOf({ url, address = url }: PageAddress): string {
  return plainAddress(address) ?? address;
}
