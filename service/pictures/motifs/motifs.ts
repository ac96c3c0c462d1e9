// Things that people look for on a picture, beside landscapes. Each has an emblem, a landscape that it is drawn into, and
// what it is called in the languages in which people ask: English, German, French, Spanish, Italian, Portuguese, Dutch,
// Japanese and Chinese, everyday things in Korean as well. Words that all of them share stand once.
import { isKind, type Kind } from '../catalogue.ts';
import { doing } from './doing.ts';
import { eating } from './eating.ts';
import { moving } from './moving.ts';
import { nature } from './nature.ts';
import { town } from './town.ts';

export interface Motif {
  /** "castle": also the name of its emblem. */
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
