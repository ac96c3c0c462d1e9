// The sights that travel writing names, `sights/<country>.txt`, one per line:
//   local name | en Name; de Name; ~short form | kind | town | latitude, longitude | reach in km | fame, 2 to 5
import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { sightKinds } from '../../lib/model/place-kinds.ts';

export const Sight = z.object({
  country: z.string().check(z.regex(/^[a-z]{2}$/)),
  local: z.string().check(z.minLength(1), z.maxLength(90)),
  /** By language; short forms and other spellings have none. */
  names: z.array(z.object({ language: z.optional(z.string()), name: z.string().check(z.minLength(1)) })),
  kind: z.enum(sightKinds),
  town: z.string().check(z.minLength(1)),
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  /** In km: someone this close is at the sight. */
  reach: z.number().check(z.gt(0), z.lte(400)),
  fame: z.int().check(z.gte(2), z.lte(5)),
});
export type Sight = z.infer<typeof Sight>;

const languages = new Set(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'ja', 'zh', 'ko']);

function namesIn(text: string): Sight['names'] {
  const parts = text.split(/\s*;\s*/).filter(Boolean);
  return parts.map((part) => {
    if (part.startsWith('~')) return { name: part.slice(1).trim() };
    const language = part.slice(0, 2);
    return languages.has(language) && part[2] === ' '
      ? { language, name: part.slice(3).trim() }
      : { name: part };
  });
}

/** Undefined for an invalid line. */
export function sightOf(country: string, line: string): Sight | undefined {
  const [local = '', names = '', kind = '', town = '', place = '', reach = '', fame = ''] = line
    .split('|')
    .map((part) => part.trim());
  const [latitude, longitude] = place.split(/\s*,\s*/).map(Number);
  const read = z.safeParse(Sight, {
    country,
    local,
    names: namesIn(names),
    kind,
    town,
    latitude,
    longitude,
    reach: Number(reach),
    fame: Number(fame),
  });
  return read.data;
}

const folder = new URL('sights/', import.meta.url);

/** All sights, and the lines that could not be parsed. */
export function readSights(): { sights: Sight[]; faults: string[] } {
  const sights: Sight[] = [];
  const faults: string[] = [];
  for (const file of readdirSync(folder).sort()) {
    const country = file.replace(/\.txt$/, '');
    for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n').filter(Boolean)) {
      const sight = sightOf(country, line);
      if (sight) sights.push(sight);
      else faults.push(`${file}: ${line}`);
    }
  }
  return { sights, faults };
}
