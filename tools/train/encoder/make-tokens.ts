// `node tools/train/encoder/make-tokens.ts OUT [--list FILE] LINES.jsonl... COPIES...`: learns the list of subwords if
// there is none yet, and writes the text as numbers: OUT/subwords.txt, OUT/ids.bin (16 bits) and OUT/written4.bin (2
// bits).
import { existsSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Encoded, encode, Special, Subwords } from '../../../lib/encoder/subwords.ts';
import { type Counted, countWords, learnSubwords } from './learn-subwords.ts';
import { type Text, textsOfCopies, textsOfLines } from './texts.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'string' },
    size: { type: 'string', default: '24576' },
    letters: { type: 'string', default: '5200' },
  },
});
const [out = '', ...sources] = positionals;
mkdirSync(out, { recursive: true });

async function* texts(): AsyncGenerator<Text> {
  for (const source of sources) {
    if (statSync(source).isDirectory()) yield* textsOfCopies(source);
    else yield* textsOfLines(source);
  }
}

/** At most this many characters of each source are used to learn the subwords. */
const maxCounted = 8_000_000;

async function learned(): Promise<string[]> {
  const counted = new Map<string, Counted>();
  const taken = new Map<string, number>();
  for await (const { from, text } of texts()) {
    const soFar = taken.get(from) ?? 0;
    if (soFar > maxCounted) continue;
    taken.set(from, soFar + text.length);
    countWords(text, counted);
  }
  const often = [...counted.values()].filter(({ count }) => count > 2);
  console.log(`${counted.size} words, ${often.length} of them three times or more`);
  return learnSubwords(often, { size: Number(flags.size), letters: Number(flags.letters) });
}

const file = flags.list ?? join(out, 'subwords.txt');
const list = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : await learned();
writeFileSync(join(out, 'subwords.txt'), list.join('\n'));
const subwords = new Subwords(list);
console.log(`${list.length} subwords`);

/** Runs of letters recur, so each is split only once. Characters between them do not depend on their neighbours. */
const cuts = new Map<string, Encoded>();
function* piecesOf(line: string): Generator<Encoded> {
  for (const [piece] of line.matchAll(/[\p{L}\p{M}]{1,24}|\S/gu)) {
    let cut = cuts.get(piece);
    if (!cut) {
      cut = encode(piece, subwords);
      if (cuts.size < 2_000_000) cuts.set(piece, cut);
    }
    yield cut;
  }
}

const ids = openSync(join(out, 'ids.bin'), 'w');
const written = openSync(join(out, 'written4.bin'), 'w');
let [count, unknown, letters] = [0, 0, 0];
for await (const { text } of texts()) {
  const numbers: number[] = [Special.page];
  const cases: number[] = [0];
  for (const line of text.split('\n')) {
    for (const cut of piecesOf(line)) {
      numbers.push(...cut.ids);
      cases.push(...cut.written);
    }
    numbers.push(Special.block);
    cases.push(0);
  }
  // Padded, since four letter cases make a byte.
  while (numbers.length % 4 > 0) {
    numbers.push(Special.block);
    cases.push(0);
  }
  for (const id of numbers) if (id === Special.unknown) unknown += 1;
  count += numbers.length;
  letters += text.length;
  writeSync(ids, Buffer.from(Uint16Array.from(numbers).buffer));
  writeSync(
    written,
    Buffer.from(
      Array.from({ length: numbers.length / 4 }, (_, at) =>
        [0, 1, 2, 3].reduce((byte, k) => byte | ((cases[4 * at + k] ?? 0) << (2 * k)), 0),
      ),
    ),
  );
}
console.log(
  `${count} subwords in the text, ${(letters / count).toFixed(2)} characters each, ${((100 * unknown) / count).toFixed(3)} % unknown`,
);
