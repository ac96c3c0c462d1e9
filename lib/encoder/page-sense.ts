// The text model as the readers use it: by places on the page, not by subwords.
import { titleBlock } from '../model/evidence.ts';
import type { PaperSense } from '../model/paper-sense.ts';
import type { NameMention, PageSense, SenseHints, TextSense } from '../model/text-sense.ts';
import { inputOf, Mark, marksEach, type PageInput, subwordsAt } from './page-input.ts';
import { paperSenseFrom } from './paper-model.ts';
import { Special } from './subwords.ts';
import { carriers, type NameAt, type SentenceRule, TextModel } from './text-model.ts';
import { valueAt } from './value-at.ts';

const markOf = { city: Mark.city, region: Mark.region, country: Mark.country, airport: Mark.airport };

/** Marks the subwords of names that the gazetteer knows. */
export function markPlaces(input: PageInput, places: SenseHints['places']): void {
  for (const { at, kind } of places) {
    const [first, last] = subwordsAt(input, at) ?? [0, -1];
    for (let one = first; one <= last; one += 1) input.marks[one * marksEach + 2] = markOf[kind];
  }
}

/** The sentences that the grammar takes for the beginning of a day. */
export function rulesOf({ sentences }: PageInput, openings: SenseHints['openings']): SentenceRule[] {
  return openings.flatMap(({ block, start, way, trust }) => {
    const sentence = sentences.findLastIndex((one) => one.block === block && one.start <= start);
    return sentence < 0 ? [] : [{ sentence, way, trust }];
  });
}

// A name can occur a thousand times on a page; the first dozen mentions are enough.
const maxMentions = 12;

const namesAt = (input: PageInput, mentions: NameMention[]): NameAt[] =>
  mentions
    .flatMap(({ carrier, isWhole, ...at }) => {
      const found = subwordsAt(input, at);
      return found ? [{ first: found[0], last: found[1], carrier: carrier + (isWhole ? carriers : 0) }] : [];
    })
    .slice(0, maxMentions);

/** If more of its subwords are unknown, a page is in a script that the model was not trained on. */
const maxUnknownShare = 0.1;

const isForeign = ({ ids }: PageInput): boolean =>
  ids.filter((id) => id === Special.unknown).length > maxUnknownShare * ids.length;

/** Turns a question about names by subwords into one by their places on the page. */
const askedOf =
  (input: PageInput, answer: (names: NameAt[][]) => Float32Array): PageSense['stops'] =>
  (names) => {
    const places = names.map((mentions) => namesAt(input, mentions));
    return answer(places).map((logit, name) => (places[name]?.length ? logit : Number.NaN));
  };

const textSense =
  (model: TextModel): TextSense =>
  (capture, hints) => {
    const input = inputOf(capture, model.subwords);
    if (isForeign(input)) return undefined;
    markPlaces(input, hints.places);
    const { opens, trip, several, stops, destinations } = model.ask(input, rulesOf(input, hints.openings));
    const sentences = input.sentences.flatMap(({ block, start }, at) =>
      block === titleBlock ? [] : [{ block, start, opens: valueAt(opens, at) }],
    );
    return {
      // Days are only detected if the whole page was read.
      sentences: input.isCut ? [] : sentences,
      trip,
      several,
      stops: askedOf(input, stops),
      destinations: askedOf(input, destinations),
    };
  };

export interface Senses {
  sense?: TextSense;
  paperSense?: PaperSense;
}

/** The models for the readers. One is missing if its file or the kernel is damaged; the readers then work without it. */
export function senseFrom(file: Uint8Array, kernel: Uint8Array, papers?: Uint8Array): Senses {
  const model = TextModel.load(file, kernel);
  if (!model) return {};
  const paperSense = papers && paperSenseFrom(papers, model.wordTable);
  return { sense: textSense(model), ...(paperSense && { paperSense }) };
}
