// `npm run emblems`: copies the emblems of the service's motifs from Lucide (ISC) to service/pictures/motifs/emblems.json.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { motifs } from '../service/pictures/motifs/motifs.ts';
import { projectRoot } from './build-extension.ts';

const Icon = z.object({
  __iconData: z.object({
    node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])),
  }),
});

async function emblemOf(name: string): Promise<string> {
  const address = `../node_modules/lucide-preact/dist/esm/icons/${name}.mjs`;
  const { node } = z.parse(Icon, await import(address)).__iconData;
  return node
    .map(([tag, { key: _, ...attributes }]) => {
      const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
      return `<${tag}${written.join('')}/>`;
    })
    .join('');
}

const drawn = await Promise.all(motifs.map(async ({ name }) => [name, await emblemOf(name)] as const));
const target = join(projectRoot, 'service', 'pictures', 'motifs', 'emblems.json');
await writeFile(target, `${JSON.stringify(Object.fromEntries(drawn), null, 2)}\n`);
console.log(`${drawn.length} emblems in ${target}`);
