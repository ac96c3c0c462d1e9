// Things people search pictures for, other than landscapes. Each has an emblem, a landscape behind it, and its names in
// the users' languages: English, German, French, Spanish, Italian, Portuguese, Dutch, Japanese and Chinese, everyday
// things also in Korean. Words shared by several languages are listed once.
import { isKind, type Kind } from '../catalogue.ts';
import { doing } from './doing.ts';
import { eating } from './eating.ts';
import { moving } from './moving.ts';
import { nature } from './nature.ts';
import { town } from './town.ts';

export interface Motif {
  /** "castle": also its emblem's name. */
  name: string;
  kind: Kind;
  words: string[];
}

/** "castle old-town: castle, fortress, burg" */
function motifIn(line: string): Motif {
  const [left = '', right = ''] = line.split(': ');
  const [name = '', kind = ''] = left.split(' ');
  if (!isKind(kind)) throw new Error(`There is no landscape called "${kind}".`);
  return { name, kind, words: right.split(', ') };
}

export const motifs: readonly Motif[] = [eating, town, nature, moving, doing].flatMap((table) =>
  table.trim().split('\n').map(motifIn),
);
