import { expect, test } from 'vitest';
import { readCapture } from '../../../lib/journeys/read-capture.ts';
import { printed } from './printed.ts';
import { answerOf, type Told } from './roles/some-answer.ts';

const flight = { group: 1, kind: 'flight' } as const;
const told: Record<string, Told> = {
  '14.04.2027': { role: 'start-date' },
  '214': { role: 'code', ...flight },
  Bremen: { role: 'from', ...flight },
  Porto: { role: 'to', ...flight },
  '07:40': { role: 'start-time', ...flight },
  Seestern: { role: 'name', group: 2, kind: 'lodging' },
};

/** The operator of the flight on a paper that also books a place to stay. */
function operatorUnder(head: string) {
  const text = `# ${head}
Buchungsnummer: K4WQ8Z
Flug: MA 214
Von: Bremen (BRE)      Nach: Porto (OPO)
Abflug: 14.04.2027 07:40   Ankunft: 14.04.2027 10:05
Seestern`;
  const read = readCapture(printed(text), {
    paperSense: (words) => answerOf(words.map(({ text: word }) => told[word] ?? { role: 'none', chance: 0 })),
  });
  const all = read.ok ? read.value.reservations : [];
  expect(all.map(({ type }) => type).toSorted()).toEqual(['flight', 'lodging']);
  return all.find(({ type }) => type === 'flight')?.name;
}

test('an agency that books a flight and a house does not run the flight', () => {
  expect(operatorUnder('Fernlust Reisen')).toBeUndefined();
  expect(operatorUnder('Alm Reisen')).toBeUndefined();
});

test('an airline that sells a house as well runs the flight that carries its letters', () => {
  expect(operatorUnder('Möwe Air')).toBe('Möwe Air');
});
