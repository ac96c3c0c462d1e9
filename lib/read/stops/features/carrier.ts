// Pure: no browser, no network, no clock.
import { hasText } from '../../../model/capture.ts';
import type { Candidate } from '../group.ts';
import { type Carrier, carriers, type Mention } from '../mention.ts';
import type { PageView } from '../page-view.ts';
import type { Features } from './feature.ts';

const mapAddress = /(?:google\.[a-z.]+\/maps|maps\.|goo\.gl\/maps|openstreetmap|maps\.apple|geo:)/i;
const encyclopedia = /wikipedia|wikivoyage|tripadvisor/i;

function linkKind(view: PageView, mention: Mention): number {
  const block = view.capture.blocks[mention.block];
  if (!block || !hasText(block)) return 0;
  const link = block.spans.find(
    ({ href, start, end }) => href !== undefined && start < mention.end && mention.start < end,
  );
  if (!link?.href) return 0;
  if (mapAddress.test(link.href)) return 4;
  if (encyclopedia.test(link.href)) return 3;
  return link.href.startsWith('#') ? 1 : 2;
}

/** How much of its block the name fills. */
function fill(view: PageView, { block, start, end }: Mention): number {
  const found = view.capture.blocks[block];
  return found && hasText(found) ? (end - start) / Math.max(1, found.text.length) : 0;
}

const kindNumbers: Record<string, number> = { heading: 1, paragraph: 2, item: 3, row: 4, caption: 5 };

export function carrierFeatures({ mentions }: Candidate, view: PageView): Features {
  const by = new Map<Carrier, number>();
  const wholes = new Map<Carrier, number>();
  for (const { carrier, isWhole } of mentions) {
    by.set(carrier, (by.get(carrier) ?? 0) + 1);
    if (isWhole) wholes.set(carrier, (wholes.get(carrier) ?? 0) + 1);
  }
  const features: Features = {};
  for (const carrier of carriers) {
    features[`c_${carrier}`] = by.get(carrier) ?? 0;
    if (carrier !== 'run' && carrier !== 'cjk') features[`c_whole_${carrier}`] = wholes.get(carrier) ?? 0;
  }
  const fills = mentions.map((mention) => fill(view, mention));
  const levels = mentions.map(({ block }) => {
    const found = view.capture.blocks[block];
    return found?.kind === 'heading' ? found.level : 9;
  });
  features.c_fillMax = Math.max(...fills);
  features.c_fillFirst = fills[0] ?? 0;
  features.c_level = Math.min(...levels);
  features.c_link = Math.max(...mentions.map((mention) => linkKind(view, mention)));
  features.c_startsBlock = mentions.some(({ start }) => start < 4) ? 1 : 0;
  features.c_blockKind = kindNumbers[view.capture.blocks[mentions[0]?.block ?? 0]?.kind ?? ''] ?? 0;
  features.c_inCaption = mentions.every(({ block }) => view.capture.blocks[block]?.kind === 'caption')
    ? 1
    : 0;
  return features;
}
