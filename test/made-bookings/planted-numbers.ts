// A traveller's personal numbers as papers print them: tickets, cards, passports, loyalty cards, dates of birth.
import type { Random } from '../../tools/random.ts';

export interface PlantedNumber {
  /** The line that contains it. */
  line: string;
  value: string;
}

const digits = (count: number, random: Random) =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
const from = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;

/** The last digit is a valid check digit (Luhn), as on a real card. */
function cardNumber(random: Random): string {
  const body = `4${digits(14, random)}`;
  const sum = [...body].reduce((total, figure, index) => {
    const doubled = Number(figure) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

const inFours = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

const makers: ((random: Random) => PlantedNumber)[] = [
  (random) => {
    const value = `${digits(3, random)}-${digits(10, random)}`;
    return { value, line: from([value, `Ticket ${value}`, `Grond ${value}  OK`], random) };
  },
  (random) => {
    const value = inFours(cardNumber(random));
    return { value, line: from([value, `Visa ${value}`, `Paid with ${value}`], random) };
  },
  (random) => {
    const value = `${from(['X', 'C', 'PA', 'YB'], random)}${digits(7, random)}`;
    const label = from(['Passport', 'Reisepass Nr.', 'Passeport n°', 'Pasaporte', 'Passaporto', 'Document no.'], random);
    return { value, line: from([`${label} ${value}`, `${label}: ${value}`], random) };
  },
  (random) => {
    const value = `${from(['0', '1', '2'], random)}${1 + Math.floor(random() * 8)}.0${1 + Math.floor(random() * 9)}.19${50 + Math.floor(random() * 49)}`;
    const label = from(['Date of birth', 'Geburtsdatum', 'Né(e) le', 'Fecha de nacimiento', 'Data di nascita', 'Born', 'DOB'], random);
    return { value, line: from([`${label} ${value}`, `${label}: ${value}`, `${label}     ${value}`], random) };
  },
  (random) => {
    const value = `${from(['CV', 'LM', 'BA'], random)} ${digits(4, random)} ${digits(4, random)}`;
    const label = from(['Frequent flyer', 'Loyalty', 'Customer card', 'Kundenkarte', 'Vielfliegernummer'], random);
    return { value, line: `${label}: ${value}` };
  },
]; // biome-ignore format: one form a line

/** None, one or two. */
export const plantedNumbers = (random: Random): PlantedNumber[] =>
  Array.from({ length: Math.floor(random() * 3) }, () => from(makers, random)(random));
