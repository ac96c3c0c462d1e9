// The labelled pages that were written for Wayclip: `pages/<slug>.html` beside this file.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { hashOf } from '../../../lib/read/stops/hash.ts';
import type { LabelledPage } from '../corpus.ts';
import { readMarkedPage } from './marked-page.ts';
import { inShell } from './shells.ts';

const folder = new URL('pages/', import.meta.url);

export function loadOwnPages(): LabelledPage[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => {
      const slug = file.slice(0, -'.html'.length);
      const { head, html, days, problems } = readMarkedPage(readFileSync(new URL(file, folder), 'utf8'));
      if (problems.length > 0) throw new Error(`${file}: ${problems.join('; ')}`);
      const whole = inShell({ title: head.title, lang: head.lang, html }, hashOf(slug));
      return {
        slug,
        site: `own ${slug}`,
        html: new TextEncoder().encode(whole),
        gold: { ...head, source: {}, days },
        isOwn: true,
      };
    });
}
