// The list of all targets.

import type { Target } from './target.ts';
import { answering } from './targets/answers.ts';
import { capturing, encodedPages } from './targets/capture.ts';
import { scannedCodes } from './targets/codes.ts';
import { exporting } from './targets/exports.ts';
import { droppedFiles } from './targets/files.ts';
import { merging } from './targets/merge.ts';
import { refusing, tagging } from './targets/normalisers.ts';
import { ownFiles, profiles } from './targets/own-files.ts';
import { pdfs } from './targets/pdf.ts';
import { drafting, reading } from './targets/readers.ts';
import { sequences } from './targets/sequence.ts';
import { migrations } from './targets/stored.ts';

export const targets: Target[] = [
  capturing,
  encodedPages,
  reading,
  drafting,
  merging,
  sequences,
  pdfs,
  droppedFiles,
  scannedCodes,
  answering,
  tagging,
  refusing,
  migrations,
  exporting,
  profiles,
  ownFiles,
];
