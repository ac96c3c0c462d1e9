// Tesseract's English data without its word list: public/ocr/eng.traineddata.gz. Bookings consist of names, codes and
// numbers in many languages, which the list only pulls towards English; it makes up more than half of the data.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { withoutPart } from './tesseract-data/without-part.ts';

/** The index of `lstm-word-dawg` in the file's header. */
const listOfWords = 19;

const root = join(import.meta.dirname, '..');
const source = join(root, 'node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz');
const target = join(root, 'public/ocr/eng.traineddata.gz');
mkdirSync(join(target, '..'), { recursive: true });
// Two processes can make it at once; nobody must read a half-written file.
const beside = `${target}.${process.pid}`;
writeFileSync(beside, gzipSync(withoutPart(gunzipSync(readFileSync(source)), listOfWords), { level: 9 }));
renameSync(beside, target);
