import type { Reader } from '../../model/evidence.ts';
import { findPhones, phoneInLink } from '../../text/find-phone.ts';
import { claimsOf, textBlocks } from '../claim.ts';

const claim = claimsOf('page/phones');

/** Phone numbers that the page marks as such: with a label or as a link. */
export const phones: Reader = {
  name: 'page/phones',
  read(capture) {
    return textBlocks(capture).flatMap(({ block, index }) => [
      ...block.spans.flatMap(({ href, start, end }) => {
        const phone = phoneInLink(href ?? '');
        return phone ? [claim({ kind: 'phone', phone }, { block: index, start, end }, 0.85)] : [];
      }),
      ...findPhones(block.text).map(({ phone, start, end }) =>
        claim({ kind: 'phone', phone }, { block: index, start, end }, 0.75),
      ),
    ]);
  },
};
