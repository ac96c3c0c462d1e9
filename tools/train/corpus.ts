// Labelled pages: `gold/<slug>.json` beside `html/<slug>.html`.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const GoldStop = z.object({
  name: z.string(),
  optional: z.optional(z.boolean()),
  aliases: z.optional(z.array(z.string())),
  startTime: z.optional(z.nullable(z.string())),
  /** The digest of the sentence that belongs in its note. */
  note: z.optional(z.string()),
  /** Its real location, if somebody looked it up. */
  lat: z.optional(z.number()),
  lon: z.optional(z.number()),
});
export type GoldStop = z.infer<typeof GoldStop>;

const Gold = z.object({
  source: z.object({ repo: z.optional(z.string()) }),
  lang: z.optional(z.string()),
  kind: z.string(),
  /** How the page tells its days apart. */
  told: z.optional(z.string()),
  destination: z.optional(z.nullable(z.string())),
  days: z.optional(
    z.array(
      z.object({
        /** The words that open the day, and the block they are in, if known. */
        label: z.optional(z.string()),
        block: z.optional(z.int()),
        optionalDay: z.optional(z.boolean()),
        spanDays: z.optional(z.number()),
        stops: z.array(GoldStop),
      }),
    ),
  ),
  packing: z.optional(z.array(z.string())),
});
export type Gold = z.infer<typeof Gold>;

export interface LabelledPage {
  slug: string;
  site: string;
  html: Uint8Array;
  gold: Gold;
  /** Written for Wayclip, not found on the web. */
  isOwn?: true;
}

const hashOf = (site: string): number =>
  Number.parseInt(createHash('sha256').update(site).digest('hex').slice(0, 8), 16);

/**
 * A third of the sites is held out: never inspected, never trained on, reported separately. Chosen by a hash of the
 * site's name, so that nobody picks them.
 */
export const isLaidAside = (site: string): boolean => hashOf(site) % 3 === 0;

/** Of the held-out sites, the first half can be used to choose rules and weights; the second is only for measuring. */
export const halfOf = (site: string): 1 | 2 => (Math.floor(hashOf(site) / 3) % 2 === 0 ? 1 : 2);

export function loadCorpus(folder: string): LabelledPage[] {
  return readdirSync(join(folder, 'gold'))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const slug = file.slice(0, -'.json'.length);
      const gold = z.parse(Gold, JSON.parse(readFileSync(join(folder, 'gold', file), 'utf8')));
      return {
        slug,
        site: gold.source.repo ?? slug,
        html: readFileSync(join(folder, 'html', `${slug}.html`)),
        gold,
      };
    });
}
