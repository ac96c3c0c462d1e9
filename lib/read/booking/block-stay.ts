// A stay from two days: by words of arriving and leaving near them, else the first two that lie some nights apart.
import { dayAfter } from '../../model/local-moment.ts';
import type { Reservation } from '../../model/reservation.ts';
import { type Mark, type Marks, wordsBefore } from './block-values.ts';
import type { BookingDocument } from './document.ts';
import { addressNear, phoneNear } from './fields.ts';
import { nameNear } from './name-near.ts';
import type { Cell } from './pair-labels.ts';
import { wholeDocument } from './section.ts';
import { houseNouns, nightWords } from './stay-words.ts';

const arriving =
  /(?:check-?in|arriv\p{L}*|from|anreise|ankunft|ab|von|du|arrivée|entrada|llegada|desde|del|arrivo|dal|chegada|aankomst|van|inchecken|ankomst|saapuminen|przyjazd|zameldowanie|příjezd|érkezés|giriş|チェックイン|入住|체크인)[^\p{L}]{0,8}$/iu;
const leaving =
  /(?:check-?out|checkout|depart\p{L}*|to|until|abreise|bis|au|départ|salida|hasta|al|partenza|fino al|partida|saída|até|vertrek|t\/m|tot|uitchecken|afrejse|avresa|avreise|lähtö|wyjazd|wymeldowanie|odjezd|távozás|çıkış|チェックアウト|退房|체크아웃)[^\p{L}]{0,8}$/iu;
const house = new RegExp(`(?<!\\p{Script=Latin})(?:${houseNouns})(?!\\p{Script=Latin})`, 'iu');
const nights = new RegExp(`(?<!\\d)(?<count>[1-9]\\d?)\\s?(?:${nightWords})(?!\\p{Script=Latin})`, 'iu');
const longestStay = 60;

const nightsBetween = (from: string, until: string) =>
  Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);

export type FoundStay = Reservation & { cell: Cell };

function daysOfStay({ days }: Marks, document: BookingDocument): [Mark, Mark] | undefined {
  const isStay = (from: Mark, until: Mark) => {
    const nights = nightsBetween(from.value, until.value);
    return nights > 0 && nights <= longestStay;
  };
  const into = days.find((mark) => arriving.test(wordsBefore(mark, document)));
  const out = into && days.find((mark) => leaving.test(wordsBefore(mark, document)) && isStay(into, mark));
  if (into && out) return [into, out];
  const first = into ?? days[0];
  const second = first && days.find((mark) => isStay(first, mark));
  if (first && second) return [first, second];
  const count = document.cells.flatMap(({ text }) => nights.exec(text)?.groups?.count ?? [])[0];
  const last = first && count ? dayAfter(first.value, Number(count)) : undefined;
  return first && last ? [first, { ...first, value: last }] : undefined;
}

/** Beside its day, in the next lines of the same column, or told with the words for it. */
function timeFor(
  day: Mark,
  { times }: Marks,
  about: { document: BookingDocument; words: RegExp },
): string | undefined {
  const own = times.find(({ cell, start }) => cell === day.cell && start > day.end && start - day.end < 40);
  const told = times.find((mark) =>
    about.words.test(
      wordsBefore(mark, about.document).replace(
        /\s(?:from|after|by|until|before|ab|bis|um|à partir de|dès|avant|a partir das?|a partir de las|até às|antes de las|from|vanaf|tot|dalle|entro le)\s*$/iu,
        '',
      ),
    ),
  );
  const below = times.find(
    ({ row, cell }) =>
      row > day.row && row <= day.row + 2 && Math.abs(cell.left - day.cell.left) < 3 * cell.size,
  );
  const beside = times.find(({ row }) => row === day.row);
  return (own ?? told ?? below ?? beside)?.value;
}

const toldLeaving = ({ times }: Marks, document: BookingDocument) =>
  times.find((mark) => leaving.test(wordsBefore(mark, document)))?.value;

const at = (day: string, time: string | undefined) => (time ? `${day}T${time}` : day);

export function looseStay(marks: Marks, document: BookingDocument): FoundStay | undefined {
  const days = daysOfStay(marks, document);
  if (!days) return undefined;
  const [into, out] = days;
  const around = { document, sections: [wholeDocument(document)] };
  const name = nameNear(around, { kinds: ['hotel'], nouns: house });
  const [address, phone] = [addressNear(around, { name }), phoneNear(around)];
  const start = at(into.value, timeFor(into, marks, { document, words: arriving }));
  const leaves =
    out.cell === into.cell && out.start === into.start
      ? toldLeaving(marks, document)
      : timeFor(out, marks, { document, words: leaving });
  const end = at(out.value, leaves);
  return {
    type: 'lodging',
    ...(name && { name }),
    ...(address && { address }),
    start,
    end,
    ...(phone && { phone }),
    cell: into.cell,
  };
}
