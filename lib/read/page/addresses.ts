import type { Reader } from '../../model/evidence.ts';
import { findAddresses } from '../../text/find-address.ts';
import { claimsOf, textBlocks } from '../claim.ts';

const claim = claimsOf('page/addresses');

/** Street addresses, with a label or recognised by their form. */
export const addresses: Reader = {
  name: 'page/addresses',
  read(capture) {
    return textBlocks(capture).flatMap(({ block, index }) =>
      findAddresses(block.text).map(({ address, start, end, isLabelled }) =>
        claim({ kind: 'address', text: address }, { block: index, start, end }, isLabelled ? 0.8 : 0.65),
      ),
    );
  },
};
