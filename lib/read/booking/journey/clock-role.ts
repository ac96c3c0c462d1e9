// What a clock time is of: how much the words around it say for leaving, for arriving, and for neither.
import { type Mark, wordsBefore } from '../block-values.ts';
import type { BookingDocument } from '../document.ts';
import { labelKindsOf } from '../labels.ts';
import type { Cell } from '../pair-labels.ts';

export interface ClockRole {
  leaves: number;
  arrives: number;
  /** Boarding, check-in, opening hours, a time of purchase. */
  other: number;
}

const ends = '(?![\\p{L}\\p{M}])';
const opens = '(?<![\\p{L}\\p{M}])';
const words = (list: string) => new RegExp(`${opens}(?:${list})${ends}`, 'iu');
const leaving = words(
  'dep(?:art(?:s|ed|ing|ure)?)?\\.?|leav(?:es|ing|e)|take-?off|sails?|std|ab|abfahrt|abflug|abreise|start|départ|part(?:enza|e|ida)?|sal(?:ida|e)|partida|saída|vertrek(?:t)?|avg(?:ång)?\\.?|avgång|avgår|avreise|avgang|afgang|afrejse|lähtö|lähtee|odjazd|wyjazd|wylot|odjezd|odlet|indul(?:ás)?|kalkış|biniş|αναχώρηση|отправление|вылет|відправлення|виліт|polazak|plecare|keberangkatan|berangkat|khởi hành',
);
const arriving = words(
  'arr(?:iv(?:es|ed|ing|al|e))?\\.?|lands?|landing|reach(?:es)?|due|sta|an|ankunft|ankunftszeit|arrivée|arrivo|arriva|llegada|llega|chegada|chega|aankomst|aank\\.?|ank(?:omst)?\\.?|ankommer|saapuu|saapuminen|tulo|przyjazd|przylot|příjezd|přílet|érkez(?:ik|és)|varış|άφιξη|прибытие|прилёт|прилет|прибуття|dolazak|sosire|kedatangan|tiba|đến',
);
const neither = words(
  'board(?:ing)?|gate(?:s)?|bag ?drop|check[- ]?in|closes?|shuts?|sulkeutuu|lähtöselvitys|stänger|incheckning\\p{L}*|stenger|innsjekking|lukker|schließt|schliesst|cierra|chiude|fecha|zamyka|odprawa|zavírá|odbavení|zár|kapanır|betalt|betald|doors?|opens?|opening|hours|duration|layover|security|latest|present(?:azione|ation)?|be (?:at|there)|arrive by|einlass|einsteigen|boardingzeit|öffnung\\p{L}*|geöffnet|embarquement|enregistrement|fermeture|ouverture|présentation|puertas|embarque|apertura|horario|facturación|porte|imbarco|presentarsi|entro|chiusura|instappen|sluit|gebucht|booked|purchased|issued|paid|printed|ausgestellt|émis|emesso|emitido|geboekt|bokad|daily|täglich|every day|tous les jours|todos los días|dagelijks|elke dag|customer|service|hotline|call|desk|until|cancel\\p{L}*|storn\\p{L}*|annul\\p{L}*',
);
const afterLeaves = /^\s?(?:dep(?:\.|\b)|ab\b|発|發|开|開|출발)/iu;
const afterArrives = /^\s?(?:arr(?:\.|\b)|an\b|着|到|도착)/iu;

const mostAbove = 4;
const overlaps = (a: Cell, b: Cell) => a.left < b.right + a.size && a.right > b.left - a.size;

/** The words over a time in its own column, as far as the first that has figures. */
function wordsAbove({ row, cell }: Mark, { lines }: BookingDocument): string {
  const above: string[] = [];
  for (let at = row - 1; at >= 0 && at >= row - mostAbove; at -= 1) {
    const other = (lines[at] ?? []).find((each) => each.page === cell.page && overlaps(each, cell));
    if (!other) continue;
    if (/\d[:.h]\d{2}/.test(other.text)) break;
    above.push(other.text);
    if (labelKindsOf(other.text).length > 0) break;
  }
  return above.filter((text) => text.length < 40).join(' · ');
}

const saying = (text: string, weight: number): ClockRole => ({
  leaves: leaving.test(text) ? weight : 0,
  arrives: arriving.test(text) ? weight : 0,
  other: neither.test(text) ? weight : 0,
});

const sum = (roles: ClockRole[]): ClockRole => ({
  leaves: roles.reduce((total, { leaves }) => total + leaves, 0),
  arrives: roles.reduce((total, { arrives }) => total + arrives, 0),
  other: roles.reduce((total, { other }) => total + other, 0),
});

// "08:00–20:00": hours, as every office has them.
const isRange = ({ cell, start, end }: Mark) =>
  /^\s?(?:[-–—〜～~]|to|bis|à|a|tot)\s?\d{1,2}[:.h]/u.test(cell.text.slice(end)) ||
  /\d{1,2}[:.h]\d{2}\s?(?:[ap]m)?\s?(?:[-–—〜～~]|to|bis|tot)\s?$/iu.test(cell.text.slice(0, start));
const longSentence = 80;

export function clockRole(mark: Mark, document: BookingDocument, isDecoy: boolean): ClockRole {
  const { cell, start, end } = mark;
  const own =
    cell.text
      .slice(0, start)
      .split(/[.;|·]\s/u)
      .at(-1) ?? '';
  const after = cell.text.slice(end);
  const near = wordsBefore(mark, document).slice(-40);
  return sum([
    saying(own.slice(-40), 2),
    near === own ? saying('', 0) : saying(near, 1.5),
    saying(wordsAbove(mark, document), 1),
    { leaves: afterLeaves.test(after) ? 3 : 0, arrives: afterArrives.test(after) ? 3 : 0, other: 0 },
    {
      leaves: 0,
      arrives: 0,
      other: (isDecoy ? 1.5 : 0) + (isRange(mark) ? 1.2 : 0) + (cell.text.length > longSentence ? 1.5 : 0),
    },
  ]);
}
